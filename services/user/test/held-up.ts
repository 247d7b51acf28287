import type { Queries } from '@pte/service-kit/database';
import { eventually } from '@pte/testing/eventually';
import type { UserService } from './user-service.js';

export interface Meeting<Answer> {
  /** Locks what the calls need. */
  readonly hold: string;
  readonly values?: readonly unknown[];
  readonly calls: () => Promise<Answer>[];
  /** What is done while all calls wait, and committed before they go on. */
  readonly meanwhile?: (queries: Queries) => Promise<unknown>;
}

/** Lets calls run into a lock, waits until each of them stands there, then lets them go on. */
export async function heldUp<Answer>({ database }: UserService, meeting: Meeting<Answer>): Promise<Answer[]> {
  let calls: Promise<Answer>[] = [];
  await database.inTransaction(async (tx) => {
    await tx.query(meeting.hold, meeting.values);
    calls = meeting.calls();
    await eventually(async () => {
      // Not by `tx`: one transaction sees one state of the activity. The relay of the outbox does not count.
      const waiting = await database.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and (query like 'with added as%' or query like '%super-admins%' or query like '%from account%for update')`,
      );
      if (waiting.length !== calls.length) throw new Error(`${waiting.length} of ${calls.length} calls wait`);
    });
    await meeting.meanwhile?.(tx);
  });
  return Promise.all(calls);
}
