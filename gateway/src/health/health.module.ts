import { Module } from '@nestjs/common';
import { HealthRoutes } from './health.routes.js';
import { ServiceProbes } from './service-probes.js';

/** Whether everything answers. */
@Module({ providers: [HealthRoutes, ServiceProbes] })
export class HealthModule {}
