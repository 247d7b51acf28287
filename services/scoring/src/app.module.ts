import { type DynamicModule, Module } from '@nestjs/common';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { MessagingModule } from '@pte/messaging/messaging.module';
import { DatabaseModule } from '@pte/service-kit/database.module';
import type { ServiceConfig } from './config.js';
import { migrations } from './migrations/all-migrations.js';
import { publishedEvents } from './published-events.js';
import { QUEUE_CONFIG, TaskQueue } from './queue/task-queue.js';
import { NewTasks } from './task/new-tasks.js';
import { OnSubmissionCreated } from './task/on-submission-created.js';
import { OpenTasks } from './task/open-tasks.js';
import { QueueGrpc } from './task/queue.grpc.js';
import { QueueGauge } from './task/queue-gauge.js';
import { SweepTasks } from './task/sweep-tasks.js';
import { Sweeper } from './task/sweeper.js';

/** The scoring service: takes in what is to be scored and sees to it that every task comes to an end. */
@Module({})
export class AppModule {
  static with(config: ServiceConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with({ config, records: [], migrations }),
        MessagingModule.with({
          config,
          service: 'scoring',
          schema: config.POSTGRES_SCHEMA,
          publishes: publishedEvents,
          consumes: [submissionCreated],
        }),
      ],
      controllers: [QueueGrpc],
      providers: [
        { provide: QUEUE_CONFIG, useValue: config },
        TaskQueue,
        NewTasks,
        OpenTasks,
        QueueGauge,
        OnSubmissionCreated,
        SweepTasks,
        Sweeper,
      ],
    };
  }
}
