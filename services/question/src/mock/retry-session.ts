import { Injectable } from '@nestjs/common';
import { questionTypeRules } from '@pte/exam/registry';
import { Clock } from '@pte/service-kit/clock';
import { Database } from '@pte/service-kit/database';
import type { Caller } from '../caller.js';
import { ownedBy } from './get-session.js';
import { HandInItems } from './hand-in-items.js';
import { checkSubmitted, type MockItem } from './mock-session.js';
import { MockSessionRepository } from './mock-session.repository.js';
import { readResult } from './read-result.js';

const isRetried = ({ outcome, questionTypeId }: MockItem): boolean =>
  outcome === 'failed' && questionTypeRules(questionTypeId)?.mark !== undefined;

/** Tries objective items again that could not be used: their questions may have been mended since. */
@Injectable()
export class RetrySession {
  constructor(
    private readonly database: Database,
    private readonly sessions: MockSessionRepository,
    private readonly handIn: HandInItems,
    private readonly clock: Clock,
  ) {}

  /** MockResult of the REST contract. Throws MOCK_SESSION_NOT_FOUND or MOCK_NOT_SUBMITTED. */
  run(id: string, caller: Caller) {
    return this.database.inTransaction(async (tx) => {
      const session = ownedBy(caller, await this.sessions.take(tx, id));
      checkSubmitted(session);
      const items = (await this.sessions.items(tx, id)).filter(isRetried);
      const facts = { isVip: caller.isVip, ownRecordings: new Set<string>() };
      await this.handIn.run(tx, session, items, facts, this.clock.now());
      return readResult(tx, session);
    });
  }
}
