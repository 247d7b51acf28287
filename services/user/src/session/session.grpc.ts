import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  EndOtherSessionsRequest,
  EndOtherSessionsResponse,
  EndSessionRequest,
  EndSessionResponse,
  ListSessionsRequest,
  ListSessionsResponse,
  RefreshRequest,
  RefreshResponse,
  ResolveTokenRequest,
  ResolveTokenResponse,
} from '@pte/rpc/gen/pte/user/v1/user';
import { callerOf } from './caller.js';
import { EndOtherSessions } from './end-other-sessions.js';
import { EndSession } from './end-session.js';
import { ListSessions } from './list-sessions.js';
import { RefreshSession } from './refresh-session.js';
import { ResolveToken } from './resolve-token.js';

@Controller()
export class SessionGrpc {
  constructor(
    private readonly resolve: ResolveToken,
    private readonly refreshSession: RefreshSession,
    private readonly list: ListSessions,
    private readonly end: EndSession,
    private readonly endOthers: EndOtherSessions,
  ) {}

  @GrpcMethod('AccountService')
  resolveToken({ token }: ResolveTokenRequest): Promise<ResolveTokenResponse> {
    return this.resolve.run(token);
  }

  @GrpcMethod('AccountService')
  async refresh({ token, client }: RefreshRequest): Promise<RefreshResponse> {
    return { json: JSON.stringify(await this.refreshSession.run(token, client)) };
  }

  @GrpcMethod('AccountService')
  async listSessions(request: ListSessionsRequest): Promise<ListSessionsResponse> {
    return { json: JSON.stringify(await this.list.run(callerOf(request))) };
  }

  @GrpcMethod('AccountService')
  async endSession(request: EndSessionRequest): Promise<EndSessionResponse> {
    await this.end.run(callerOf(request).userId, request.id);
    return {};
  }

  @GrpcMethod('AccountService')
  async endOtherSessions(request: EndOtherSessionsRequest): Promise<EndOtherSessionsResponse> {
    const { userId, sessionId } = callerOf(request);
    return { count: await this.endOthers.run(userId, sessionId) };
  }
}
