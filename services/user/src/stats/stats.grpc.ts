import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type { GetStatsRequest, GetStatsResponse } from '@pte/rpc/gen/pte/user/v1/user';
import { GetStats } from './get-stats.js';

@Controller()
export class StatsGrpc {
  constructor(private readonly get: GetStats) {}

  @GrpcMethod('ProfileService')
  async getStats({ userId }: GetStatsRequest): Promise<GetStatsResponse> {
    return { json: JSON.stringify(await this.get.run(userId)) };
  }
}
