import { Module } from '@nestjs/common';
import { ProfileRoutes } from './profile.routes.js';

/** The learner's own settings and numbers. */
@Module({ providers: [ProfileRoutes] })
export class ProfileModule {}
