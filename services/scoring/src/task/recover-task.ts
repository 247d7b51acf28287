import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { TaskQueue } from '../queue/task-queue.js';
import { ScoringRefused } from '../scorer/answer-scorer.js';
import { FinishTask } from './finish-task.js';
import { HeldTasks } from './held-tasks.js';
import { delayOfNextTry } from './next-try.js';
import type { ClaimedTask } from './scoring-task.js';
import type { StageFailure } from './stages.js';

/** After a try without a score: another one later, or the end. */
@Injectable()
export class RecoverTask {
  constructor(
    private readonly tasks: HeldTasks,
    private readonly finish: FinishTask,
    private readonly queue: TaskQueue,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(task: ClaimedTask, { stage, cause }: StageFailure): Promise<void> {
    if (cause instanceof ScoringRefused) return this.finish.failed(task, { code: cause.code, stage });
    this.logger.warn({ err: cause, task: task.id, tries: task.tries, stage }, 'scoring failed');
    const delay = delayOfNextTry(cause, task.tries);
    if (delay === undefined) return this.finish.failed(task, { code: 'ENGINE_FAILED', stage });
    const again = await this.tasks.putBack(task, delay);
    if (!again) return;
    await this.queue.add([again], delay).catch((reason: unknown) => {
      this.logger.warn({ err: reason, task: task.id }, 'task not queued, the sweeper will');
    });
  }
}
