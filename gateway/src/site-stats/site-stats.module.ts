import { Module } from '@nestjs/common';
import { SiteStatsRoutes } from './site-stats.routes.js';

/** Numbers of the whole site. */
@Module({ providers: [SiteStatsRoutes] })
export class SiteStatsModule {}
