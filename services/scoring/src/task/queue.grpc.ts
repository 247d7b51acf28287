import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { GetQueueResponse } from '@pte/rpc/gen/pte/scoring/v1/scoring';
import { scoredTypes } from '../scorer/scored-types.js';
import { OpenTasks } from './open-tasks.js';

@Controller()
export class QueueGrpc {
  constructor(private readonly tasks: OpenTasks) {}

  @GrpcMethod('ScoringService')
  async getQueue(): Promise<GetQueueResponse> {
    return { ...(await this.tasks.count()), questionTypes: [...scoredTypes] };
  }
}
