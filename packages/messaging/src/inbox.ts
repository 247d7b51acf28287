import type { Database, Statement, Tx } from '@pte/service-kit/database';

const note: Statement = {
  name: 'inbox-note',
  text: `insert into inbox (consumer_group, event_id) values ($1, $2) on conflict do nothing returning 1 as noted`,
};

/**
 * Runs `effect` in a transaction that also notes the event's id, so that the effect happens once however often the event
 * comes. Resolves to false when it had happened already. A copy that is being handled elsewhere is waited for.
 */
export const once = (
  database: Database,
  { group, eventId }: { readonly group: string; readonly eventId: string },
  effect: (tx: Tx) => Promise<unknown>,
): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    const noted = await tx.query(note, [group, eventId]);
    if (noted.length === 0) return false;
    await effect(tx);
    return true;
  });
