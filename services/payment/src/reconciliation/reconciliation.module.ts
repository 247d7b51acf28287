import { type DynamicModule, Module } from '@nestjs/common';
import { DueOrders } from './due-orders.repository.js';
import { ReconcileOrder } from './reconcile-order.js';
import { INTERVAL, Reconciliation } from './reconciliation.js';

@Module({})
export class ReconciliationModule {
  /** `interval` in seconds. */
  static with(order: DynamicModule, interval: number): DynamicModule {
    return {
      module: ReconciliationModule,
      imports: [order],
      providers: [{ provide: INTERVAL, useValue: interval }, DueOrders, ReconcileOrder, Reconciliation],
    };
  }
}
