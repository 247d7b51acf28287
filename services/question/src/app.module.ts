import { type DynamicModule, Module } from '@nestjs/common';
import { questionChanged } from '@pte/events/bank/question-changed.v1';
import { typeChanged } from '@pte/events/bank/type-changed.v1';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { submissionRescored } from '@pte/events/submission/submission-rescored.v1';
import { submissionScored } from '@pte/events/submission/submission-scored.v1';
import { MessagingModule } from '@pte/messaging/messaging.module';
import { DatabaseModule } from '@pte/service-kit/database.module';
import { BankModule } from './bank/bank.module.js';
import { CollectionModule } from './collection/collection.module.js';
import type { QuestionConfig } from './config.js';
import { HistoryModule } from './history/history.module.js';
import { HousekeepingModule } from './housekeeping/housekeeping.module.js';
import { migrations } from './migrations/all-migrations.js';
import { MockModule } from './mock/mock.module.js';
import { PracticeModule } from './practice/practice.module.js';
import { RedisModule } from './redis/redis.module.js';

/** The question service: bank, collections, practice, mock exams, history. */
@Module({})
export class AppModule {
  static with(config: QuestionConfig): DynamicModule {
    const practice = PracticeModule.with(config);
    const mock = MockModule.with(practice);
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with({ config, records: [], migrations }),
        RedisModule.with(config),
        MessagingModule.with({
          config,
          service: 'question',
          schema: config.POSTGRES_SCHEMA,
          publishes: [questionChanged, typeChanged, submissionCreated, submissionMarked],
          consumes: [submissionScored, scoringFailed, scoringProgress, submissionRescored],
        }),
        BankModule,
        CollectionModule,
        practice,
        mock,
        HistoryModule,
        HousekeepingModule.with(practice, mock),
      ],
    };
  }
}
