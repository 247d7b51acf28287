import { Module } from '@nestjs/common';
import { ProfileModule } from '../profile/profile.module.js';
import { LearningPlan } from './learning-plan.js';
import { OnSubmissionMarked } from './on-submission-marked.js';
import { PlanGrpc } from './plan.grpc.js';
import { PlanRepository } from './plan.repository.js';

/** The learning plan of VIPs. */
@Module({
  imports: [ProfileModule],
  controllers: [PlanGrpc],
  providers: [PlanRepository, LearningPlan, OnSubmissionMarked],
})
export class PlanModule {}
