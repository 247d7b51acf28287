import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  ListCollectedRequest,
  ListCollectedResponse,
  SetCollectionsRequest,
  SetCollectionsResponse,
} from '@pte/rpc/gen/pte/question/v1/question';
import { toMessage } from '../bank/question-row.js';
import { callerOf } from '../caller.js';
import { ListCollected } from './list-collected.js';
import { SetCollections } from './set-collections.js';

@Controller()
export class CollectionGrpc {
  constructor(
    private readonly set: SetCollections,
    private readonly list: ListCollected,
  ) {}

  @GrpcMethod('CollectionService')
  async setCollections({ caller, questionId, types }: SetCollectionsRequest): Promise<SetCollectionsResponse> {
    return { types: await this.set.run({ userId: callerOf(caller).userId, questionId, types }) };
  }

  @GrpcMethod('CollectionService')
  async listCollected(request: ListCollectedRequest): Promise<ListCollectedResponse> {
    if (request.countOnly) return { questions: [], count: await this.list.count(request) };
    return { questions: (await this.list.run(request, request)).map(toMessage), count: 0 };
  }
}
