import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { DueOrders } from './due-orders.repository.js';
import { ReconcileOrder } from './reconcile-order.js';

/** Injection token of the seconds between two rounds. */
export const INTERVAL = Symbol('reconciliation interval');

/** Old keys are looked for once in so many rounds. */
const roundsPerForgetting = 40;

/** Asks the provider about orders that are open, round after round. Every replica does it, each for orders of its own. */
@Injectable()
export class Reconciliation implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private isRunning = false;
  private rounds = 0;

  constructor(
    @Inject(INTERVAL) private readonly interval: number,
    private readonly due: DueOrders,
    private readonly reconcile: ReconcileOrder,
    private readonly keys: IdempotencyKeys,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (!this.isRunning) this.round = this.run();
    }, this.interval * 1000);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round; never throws. */
  async run(): Promise<void> {
    this.isRunning = true;
    try {
      if (this.rounds++ % roundsPerForgetting === 0) await this.keys.forget();
      for (const order of await this.due.take(this.interval)) {
        await this.reconcile.run(order).catch((error: unknown) => {
          this.logger.warn(
            { err: error, orderId: order.id },
            'an order could not be reconciled, a later round tries again',
          );
        });
      }
    } catch (error) {
      this.logger.error({ err: error }, 'reconciliation failed, the next round tries again');
    } finally {
      this.isRunning = false;
    }
  }
}
