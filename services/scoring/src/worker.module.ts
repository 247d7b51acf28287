import { type DynamicModule, Module } from '@nestjs/common';
import { Outbox } from '@pte/messaging/outbox';
import { DatabaseModule } from '@pte/service-kit/database.module';
import type { WorkerConfig } from './config.js';
import { migrations } from './migrations/all-migrations.js';
import { publishedEvents } from './published-events.js';
import { QUEUE_CONFIG, TaskQueue } from './queue/task-queue.js';
import { TaskWorker, WORKER_CONFIG } from './queue/task-worker.js';
import { ScorerModule } from './scorer/scorer.module.js';
import { FinishTask } from './task/finish-task.js';
import { HeldTasks } from './task/held-tasks.js';
import { KeepLease } from './task/keep-lease.js';
import { RecoverTask } from './task/recover-task.js';
import { RunTask } from './task/run-task.js';
import { TaskProgress } from './task/task-progress.js';

/** A scoring worker: takes tasks from the queue. What it adds to the outbox, the relay of the scoring service publishes. */
@Module({})
export class WorkerModule {
  /** `scorer` exports ANSWER_SCORERS: the installed engines unless given. */
  static with(config: WorkerConfig, scorer: DynamicModule = ScorerModule.with(config)): DynamicModule {
    return {
      module: WorkerModule,
      imports: [DatabaseModule.with({ config, records: [], migrations }), scorer],
      providers: [
        { provide: QUEUE_CONFIG, useValue: config },
        { provide: WORKER_CONFIG, useValue: config },
        { provide: Outbox, useValue: new Outbox(publishedEvents) },
        TaskQueue,
        HeldTasks,
        TaskProgress,
        KeepLease,
        FinishTask,
        RecoverTask,
        RunTask,
        TaskWorker,
      ],
    };
  }
}
