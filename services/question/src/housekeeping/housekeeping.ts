import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { CloseOverdueSessions } from '../mock/close-overdue-sessions.js';
import { FailOverdueSubmissions } from '../practice/fail-overdue-submissions.js';

/** Milliseconds between two rounds. */
const interval = 15_000;
/** Old keys are looked for once in so many rounds. */
const roundsPerForgetting = 40;

/** What must happen without anybody asking for it. Every replica does it; rows that another one holds are passed over or done once. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private rounds = 0;

  constructor(
    private readonly overdue: FailOverdueSubmissions,
    private readonly sessions: CloseOverdueSessions,
    private readonly keys: IdempotencyKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.round = this.round.then(() => this.tidy());
    }, interval);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async tidy(): Promise<void> {
    await this.chore(async () => {
      const failed = await this.overdue.run();
      if (failed > 0) this.logger.warn({ failed }, 'submissions were not scored in time');
    });
    await this.chore(async () => {
      const submitted = await this.sessions.run();
      if (submitted > 0) this.logger.info({ submitted }, 'mock sessions were over and are submitted');
    });
    if (this.rounds++ % roundsPerForgetting === 0) await this.chore(() => this.keys.forget());
  }

  /** One that fails keeps no other from its turn. */
  private async chore(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ err: error }, 'housekeeping failed, the next round tries again');
    }
  }
}
