import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { TaskQueue } from '../queue/task-queue.js';
import { ANSWER_SCORERS, type AnswerScorers, type ScoredAnswer, ScoringRefused } from '../scorer/answer-scorer.js';
import { judgingKind } from '../scorer/scored-types.js';
import { FinishTask } from './finish-task.js';
import { HeldTasks, leaseSeconds } from './held-tasks.js';
import { delayOfNextTry } from './next-try.js';
import type { ClaimedTask } from './scoring-task.js';
import { taskWait, taskWork } from './task-metrics.js';

/** Scores one task, if nobody else does. A worker that dies in here leaves a lease that runs out. */
@Injectable()
export class RunTask {
  constructor(
    private readonly tasks: HeldTasks,
    private readonly finish: FinishTask,
    private readonly queue: TaskQueue,
    @Inject(ANSWER_SCORERS) private readonly scorers: AnswerScorers,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws when Postgres does not answer; then the lease runs out and the sweeper queues the task again. */
  async run(taskId: number): Promise<void> {
    const task = await this.tasks.claim(taskId);
    if (!task) return;
    if (task.tries === 1) taskWait.observe(task.waited / 1000);
    const stopTimer = taskWork.startTimer();
    const renewal = setInterval(() => void this.renew(task), (leaseSeconds * 1000) / 5);
    try {
      const scoring = this.score(task);
      const failure = await scoring.then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      if (failure) await this.recover(task, failure.error);
      else await this.finish.scored(task, await scoring);
    } finally {
      clearInterval(renewal);
      stopTimer();
    }
  }

  private async score(task: ClaimedTask): Promise<ScoredAnswer> {
    const scorer = this.scorers.get(judgingKind(task.questionTypeId) ?? '');
    if (!scorer) throw new ScoringRefused('ENGINE_NOT_INSTALLED');
    return scorer.score(task, (stage) => this.logger.debug({ task: task.id, stage }, 'task goes on'));
  }

  private async recover(task: ClaimedTask, error: unknown): Promise<void> {
    if (error instanceof ScoringRefused) return this.finish.failed(task, error.code);
    this.logger.warn({ err: error, task: task.id, tries: task.tries }, 'scoring failed');
    const delay = delayOfNextTry(error, task.tries);
    if (delay === undefined) return this.finish.failed(task, 'ENGINE_FAILED');
    const again = await this.tasks.putBack(task, delay);
    if (!again) return;
    await this.queue.add([again], delay).catch((reason: unknown) => {
      this.logger.warn({ err: reason, task: task.id }, 'task not queued, the sweeper will');
    });
  }

  private async renew(task: ClaimedTask): Promise<void> {
    try {
      if (!(await this.tasks.renew(task))) this.logger.warn({ task: task.id }, 'the task was taken away');
    } catch (error) {
      this.logger.warn({ err: error, task: task.id }, 'the lease was not renewed');
    }
  }
}
