import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { HeldTasks, leaseSeconds } from './held-tasks.js';
import type { ClaimedTask } from './scoring-task.js';

/** Renews a task's lease while it is worked on. */
@Injectable()
export class KeepLease {
  constructor(
    private readonly tasks: HeldTasks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async during<Result>(task: ClaimedTask, work: () => Promise<Result>): Promise<Result> {
    const renewal = setInterval(() => void this.renew(task), (leaseSeconds * 1000) / 5);
    try {
      return await work();
    } finally {
      clearInterval(renewal);
    }
  }

  private async renew(task: ClaimedTask): Promise<void> {
    try {
      if (!(await this.tasks.renew(task))) this.logger.warn({ task: task.id }, 'the task was taken away');
    } catch (error) {
      this.logger.warn({ err: error, task: task.id }, 'the lease was not renewed');
    }
  }
}
