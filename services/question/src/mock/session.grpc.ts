import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetSessionRequest,
  GetSessionResponse,
  ListMockSessionsRequest,
  ListMockSessionsResponse,
  SaveItemRequest,
  SaveItemResponse,
  StartSessionRequest,
  StartSessionResponse,
  UpdateSessionRequest,
  UpdateSessionResponse,
} from '@pte/rpc/gen/pte/question/v1/mock';
import { callerOf } from '../caller.js';
import { GetSession } from './get-session.js';
import { ListSessions } from './list-sessions.js';
import { examTypeOf } from './mock-session.js';
import { SaveItem } from './save-item.js';
import { StartSession } from './start-session.js';
import { UpdateSession } from './update-session.js';

/** Sitting a mock, up to its submit. */
@Controller()
export class SessionGrpc {
  constructor(
    private readonly start: StartSession,
    private readonly list: ListSessions,
    private readonly get: GetSession,
    private readonly update: UpdateSession,
    private readonly save: SaveItem,
  ) {}

  @GrpcMethod('MockService')
  async startSession({ caller, examType, ...given }: StartSessionRequest): Promise<StartSessionResponse> {
    const session = await this.start.run({ ...given, caller: callerOf(caller), examType: examTypeOf(examType) });
    return { json: JSON.stringify(session) };
  }

  @GrpcMethod('MockService')
  async listMockSessions(request: ListMockSessionsRequest): Promise<ListMockSessionsResponse> {
    if (request.countOnly) return { json: '[]', count: await this.list.count(request) };
    return { json: JSON.stringify(await this.list.run(request, request)), count: 0 };
  }

  @GrpcMethod('MockService')
  async getSession({ caller, sessionId }: GetSessionRequest): Promise<GetSessionResponse> {
    return { json: JSON.stringify(await this.get.run(sessionId, callerOf(caller))) };
  }

  @GrpcMethod('MockService')
  async updateSession({ caller, ...given }: UpdateSessionRequest): Promise<UpdateSessionResponse> {
    return { json: JSON.stringify(await this.update.run({ ...given, caller: callerOf(caller) })) };
  }

  @GrpcMethod('MockService')
  async saveItem({ caller, ...given }: SaveItemRequest): Promise<SaveItemResponse> {
    return { json: JSON.stringify(await this.save.run({ ...given, caller: callerOf(caller) })) };
  }
}
