import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import type { Preferences } from './preferences.js';
import { PreferencesRepository } from './preferences.repository.js';

@Injectable()
export class GetPreferences {
  constructor(
    private readonly database: Database,
    private readonly preferences: PreferencesRepository,
  ) {}

  run(userId: number): Promise<Preferences> {
    return this.preferences.get(this.database, userId);
  }
}
