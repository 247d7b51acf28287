import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Gauge, register } from 'prom-client';
import { OpenTasks } from './open-tasks.js';

const name = 'scoring_tasks_open';

/** How many tasks wait and run, counted when the metrics are read; workers are scaled by it. */
@Injectable()
export class QueueGauge implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(private readonly tasks: OpenTasks) {}

  onApplicationBootstrap(): void {
    const { tasks } = this;
    new Gauge({
      name,
      help: 'Tasks without an outcome; absent while Postgres is away',
      labelNames: ['state'],
      async collect() {
        this.reset();
        const counts = await tasks.count().catch(() => undefined);
        if (!counts) return;
        this.set({ state: 'pending' }, counts.pending);
        this.set({ state: 'running' }, counts.running);
      },
    });
  }

  onApplicationShutdown(): void {
    register.removeSingleMetric(name);
  }
}
