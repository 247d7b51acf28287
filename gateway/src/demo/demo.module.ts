import { Module } from '@nestjs/common';
import { DemoRoutes } from './demo.routes.js';

/** Helps of a demonstration. */
@Module({ providers: [DemoRoutes] })
export class DemoModule {}
