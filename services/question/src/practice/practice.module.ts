import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import { BankModule } from '../bank/bank.module.js';
import type { QuestionConfig } from '../config.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { AcceptAnswer } from './accept-answer.js';
import { AnswerBatches } from './answer-batches.js';
import { ContentRecordings } from './content-recordings.js';
import { CountFinished } from './count-finished.js';
import { FailOverdueSubmissions } from './fail-overdue-submissions.js';
import { GetSubmission } from './get-submission.js';
import { LearnerGrpc } from './learner.grpc.js';
import { ListSubmissions } from './list-submissions.js';
import { OnScoringFailed } from './on-scoring-failed.js';
import { OnScoringProgress } from './on-scoring-progress.js';
import { OnSubmissionRescored } from './on-submission-rescored.js';
import { OnSubmissionScored } from './on-submission-scored.js';
import { PracticeGrpc } from './practice.grpc.js';
import { ReadLearnerMarks } from './read-learner-marks.js';
import { Recordings } from './recordings.js';
import { RescoreSubmission } from './rescore-submission.js';
import { ShowSubmissions } from './show-submissions.js';
import { StoreAnswer } from './store-answer.js';
import { SubmissionRepository } from './submission.repository.js';
import { SubmitAnswer } from './submit-answer.js';
import { ValidateLimit } from './validate-limit.js';

type PracticeConfig = Pick<QuestionConfig, 'CONTENT_GRPC_URL' | 'RATE_LIMIT_FACTOR'>;

/** Answers and what became of them. */
@Module({})
export class PracticeModule {
  static with(config: PracticeConfig): DynamicModule {
    return {
      module: PracticeModule,
      imports: [BankModule],
      controllers: [PracticeGrpc, LearnerGrpc],
      providers: [
        { provide: Recordings, useFactory: () => new ContentRecordings(config.CONTENT_GRPC_URL) },
        {
          provide: ValidateLimit,
          inject: [RedisConnection, Clock],
          useFactory: (redis: RedisConnection, clock: Clock) =>
            new ValidateLimit(redis, clock, config.RATE_LIMIT_FACTOR),
        },
        SubmissionRepository,
        IdempotencyKeys,
        AcceptAnswer,
        AnswerBatches,
        StoreAnswer,
        SubmitAnswer,
        ListSubmissions,
        GetSubmission,
        ShowSubmissions,
        ReadLearnerMarks,
        CountFinished,
        RescoreSubmission,
        OnSubmissionScored,
        OnScoringFailed,
        OnScoringProgress,
        OnSubmissionRescored,
        FailOverdueSubmissions,
      ],
      exports: [SubmissionRepository, IdempotencyKeys, Recordings, FailOverdueSubmissions],
    };
  }
}
