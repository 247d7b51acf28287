import { Injectable } from '@nestjs/common';
import type { UpdatePreferencesRequest } from '@pte/rpc/gen/pte/user/v1/user';
import { Database } from '@pte/service-kit/database';
import { type Preferences, readPreferencesChange } from './preferences.js';
import { PreferencesRepository } from './preferences.repository.js';

/** Changes the preferences that are given. Throws ValidationError. */
@Injectable()
export class UpdatePreferences {
  constructor(
    private readonly database: Database,
    private readonly preferences: PreferencesRepository,
  ) {}

  async run(request: UpdatePreferencesRequest): Promise<Preferences> {
    const change = readPreferencesChange(request);
    return this.database.inTransaction((tx) => this.preferences.change(tx, request.userId, change));
  }
}
