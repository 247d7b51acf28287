import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import type { PteProfile } from './pte-profile.js';
import { PteProfileRepository } from './pte-profile.repository.js';

@Injectable()
export class GetPteProfile {
  constructor(
    private readonly database: Database,
    private readonly profiles: PteProfileRepository,
  ) {}

  /** Null before the learner has set one. */
  run(userId: number): Promise<PteProfile | null> {
    return this.profiles.find(this.database, userId);
  }
}
