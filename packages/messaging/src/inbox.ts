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

const noteAll: Statement = {
  name: 'inbox-note-all',
  text: `insert into inbox (consumer_group, event_id) select $1, id from unnest($2::text[]) id order by id
    on conflict do nothing returning event_id as id`,
};

/** As `once`, for several events in one transaction: `effect` gets those that are new, in their order. Resolves to how many. */
export const onceForAll = <Event extends { readonly id: string }>(
  database: Database,
  group: string,
  events: readonly Event[],
  effect: (tx: Tx, events: readonly Event[]) => Promise<unknown>,
): Promise<number> =>
  database.inTransaction(async (tx) => {
    const rows = await tx.query<{ id: string }>(noteAll, [group, events.map(({ id }) => id)]);
    const noted = new Set(rows.map(({ id }) => id));
    // An event that is there twice is new once.
    const fresh = events.filter(({ id }) => noted.delete(id));
    if (fresh.length > 0) await effect(tx, fresh);
    return fresh.length;
  });
