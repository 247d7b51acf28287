import { Injectable } from '@nestjs/common';
import { Database } from '@pte/service-kit/database';
import type { Caller } from '../caller.js';
import { visibleTo } from './get-session.js';
import { checkSubmitted } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { readResult } from './read-result.js';

@Injectable()
export class GetResult {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
  ) {}

  /** MockResult of the REST contract. Throws MOCK_SESSION_NOT_FOUND or MOCK_NOT_SUBMITTED. */
  async run(id: string, caller: Caller) {
    const session = visibleTo(caller, await this.sessions.get(this.database, id));
    checkSubmitted(session);
    return readResult(this.database, session);
  }
}
