import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { SweepTasks } from './sweep-tasks.js';

/** Milliseconds between two rounds. */
const interval = 2_000;

/** Sweeps again and again. Every replica does; rows that another one holds are passed over. */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isFailing = false;

  constructor(
    private readonly tasks: SweepTasks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.round;
  }

  private schedule(): void {
    this.timer = setTimeout(() => {
      this.round = this.sweep().then(() => this.timer && this.schedule());
    }, interval);
  }

  private async sweep(): Promise<void> {
    try {
      const { overdue, queuedAgain } = await this.tasks.run();
      if (overdue > 0) this.logger.warn({ overdue }, 'answers were not scored in time');
      if (queuedAgain > 0) this.logger.info({ tasks: queuedAgain }, 'queued again');
      this.isFailing = false;
    } catch (error) {
      if (!this.isFailing) this.logger.error({ err: error }, 'sweeping failed, the next round tries again');
      this.isFailing = true;
    }
  }
}
