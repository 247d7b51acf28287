import { Module } from '@nestjs/common';
import { ConfigRoutes } from './config.routes.js';

/** What this installation offers. */
@Module({ providers: [ConfigRoutes] })
export class ConfigModule {}
