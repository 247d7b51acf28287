import { Injectable } from '@nestjs/common';
import { DomainError } from '@pte/service-kit/domain-error';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { ServiceProbes } from './service-probes.js';

const up = z.literal('up');

/** Whether this gateway lives, and whether what it needs does. */
@Injectable()
export class HealthRoutes extends Routes {
  constructor(private readonly probes: ServiceProbes) {
    super();
  }

  readonly live = route(
    {
      method: 'GET',
      path: '/api/health/live',
      summary: 'The gateway answers',
      who: 'anyone',
      token: 'ignored',
      data: z.object({ status: up }),
    },
    async () => ({ status: 'up' }),
  );

  readonly ready = route(
    {
      method: 'GET',
      path: '/api/health/ready',
      summary: 'Every service answers',
      who: 'anyone',
      token: 'ignored',
      data: z.object({ status: up, services: z.record(z.string(), up) }),
    },
    async () => {
      const services = await this.probes.states();
      if (Object.values(services).includes('down')) throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
      return { status: 'up', services };
    },
  );
}
