import { Module } from '@nestjs/common';
import { PlanRoutes } from './plan.routes.js';
import { ProfileRoutes } from './profile.routes.js';
import { PteProfileRoutes } from './pte-profile.routes.js';
import { PteProfiles } from './pte-profiles.js';

/** The learner's own settings, targets and numbers. */
@Module({ providers: [ProfileRoutes, PlanRoutes, PteProfileRoutes, PteProfiles], exports: [PteProfiles] })
export class ProfileModule {}
