import { Module } from '@nestjs/common';
import { GetStats } from './get-stats.js';
import { OnSubmissionCreated } from './on-submission-created.js';
import { OnSubmissionMarked } from './on-submission-marked.js';
import { PracticeRepository } from './practice.repository.js';
import { StatsGrpc } from './stats.grpc.js';

@Module({
  controllers: [StatsGrpc],
  providers: [PracticeRepository, GetStats, OnSubmissionCreated, OnSubmissionMarked],
})
export class StatsModule {}
