import { Module } from '@nestjs/common';
import { AlipayDemoRoutes } from './alipay-demo.routes.js';
import { DemoRoutes } from './demo.routes.js';

/** Helps of a demonstration. */
@Module({ providers: [DemoRoutes, AlipayDemoRoutes] })
export class DemoModule {}
