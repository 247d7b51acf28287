import { Injectable } from '@nestjs/common';
import type { SetPteProfileRequest } from '@pte/rpc/gen/pte/user/v1/user';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import { type PteProfile, readGoal } from './pte-profile.js';
import { PteProfileRepository } from './pte-profile.repository.js';

/** Sets what a learner aims at. Throws ValidationError. */
@Injectable()
export class SetPteProfile {
  constructor(
    private readonly database: Database,
    private readonly profiles: PteProfileRepository,
    private readonly clock: Clock,
  ) {}

  async run(request: SetPteProfileRequest): Promise<PteProfile> {
    const profile = { ...readGoal(request), updatedAt: this.clock.now() };
    await this.database.inTransaction((tx) => this.profiles.put(tx, request.userId, profile));
    return profile;
  }
}
