import { Controller } from '@nestjs/common';
import { GrpcMethod } from '@nestjs/microservices';
import type {
  GetPlanRequest,
  GetPlanResponse,
  RegeneratePlanRequest,
  RegeneratePlanResponse,
} from '@pte/rpc/gen/pte/user/v1/plan';
import { LearningPlan } from './learning-plan.js';

@Controller()
export class PlanGrpc {
  constructor(private readonly plan: LearningPlan) {}

  @GrpcMethod('PlanService')
  async getPlan({ userId }: GetPlanRequest): Promise<GetPlanResponse> {
    return { json: JSON.stringify(await this.plan.get(userId)) };
  }

  @GrpcMethod('PlanService')
  async regeneratePlan({ userId }: RegeneratePlanRequest): Promise<RegeneratePlanResponse> {
    return { json: JSON.stringify(await this.plan.regenerate(userId)) };
  }
}
