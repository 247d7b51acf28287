import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { TaskQueue } from '../queue/task-queue.js';
import { ANSWER_SCORERS, type AnswerScorers, type ScoredAnswer, ScoringRefused } from '../scorer/answer-scorer.js';
import { FinishTask } from './finish-task.js';
import { HeldTasks, leaseSeconds } from './held-tasks.js';
import type { ClaimedTask } from './scoring-task.js';

/** Tries of a task whose scoring itself fails; an object store that is away is tried until the attempt is overdue. */
const mostTries = 3;
const longestDelaySeconds = 30;

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

  async run(taskId: number): Promise<void> {
    const task = await this.tasks.claim(taskId);
    if (!task) return;
    const renewal = setInterval(() => void this.renew(task), (leaseSeconds * 1000) / 3);
    try {
      const scored = await this.score(task);
      await this.finish.scored(task, scored);
    } catch (error) {
      await this.recover(task, error);
    } finally {
      clearInterval(renewal);
    }
  }

  private async score(task: ClaimedTask): Promise<ScoredAnswer> {
    const scorer = this.scorers.get(task.questionTypeId);
    if (!scorer) throw new ScoringRefused('ENGINE_NOT_INSTALLED');
    return scorer.score(task);
  }

  private async recover(task: ClaimedTask, error: unknown): Promise<void> {
    if (error instanceof ScoringRefused) return this.finish.failed(task, error.code);
    this.logger.warn({ err: error, task: task.id, tries: task.tries }, 'scoring failed');
    if (task.tries >= mostTries && !isOutage(error)) return this.finish.failed(task, 'ENGINE_FAILED');
    const delaySeconds = Math.min(longestDelaySeconds, 2 ** (task.tries - 1));
    const queued = await this.tasks.putBack(task, delaySeconds);
    if (queued) await this.queue.add(queued, delaySeconds);
  }

  private async renew(task: ClaimedTask): Promise<void> {
    try {
      if (!(await this.tasks.renew(task))) this.logger.warn({ task: task.id }, 'the task was taken away');
    } catch (error) {
      this.logger.warn({ err: error, task: task.id }, 'the lease was not renewed');
    }
  }
}

/** Something we depend on is away, which says nothing about the answer. */
const isOutage = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'UPSTREAM_UNAVAILABLE';
