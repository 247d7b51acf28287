import { Injectable } from '@nestjs/common';
import { Clock } from './clock.js';
import { Database, type Queries, type Tx } from './database.js';
import { DomainError, type ErrorDetails, type ErrorKind } from './domain-error.js';
import { JoinedReads } from './joined-reads.js';

/** One call of one user. `key` is '' without the header; then nothing is kept. */
export interface KeyedCall {
  readonly userId: number;
  /** What is called, with its path. */
  readonly call: string;
  readonly key: string;
  readonly bodyHash: Buffer;
}

/** Runs an effect in the transaction that keeps what it answered. */
export type Keeping = (tx: Tx, effect: () => Promise<string>) => Promise<string>;

export interface Answered {
  readonly json: string;
  /** Whether this is the first answer to an earlier call. */
  readonly replayed: boolean;
}

type Outcome =
  | { readonly json: string }
  | { readonly refused: { readonly reason: string; readonly kind: ErrorKind; readonly details: ErrorDetails } };

interface KeptRow {
  /** Of the call that asked, from 1. */
  readonly place: number;
  readonly body_hash: Buffer;
  readonly outcome: string;
}

/** The table that a service with such calls has in its schema; for its migration. */
export const idempotencyKeyTable = `
  create table idempotency_key (
    user_id integer not null,
    call text not null,
    key text not null,
    body_hash bytea not null,
    outcome text,
    created_at timestamptz not null,
    primary key (user_id, call, key)
  )`;
export const idempotencyKeyIndex = 'create index idempotency_key_by_age on idempotency_key (created_at)';

/** Hours that a key is kept. */
const keptHours = 24;
/** How long a call waits for the first one with its key, and how long calls do that others wait for. */
const [longestWait, shortWait] = ['10s', '200ms'];
const lockNotAvailable = '55P03';
/** Refusals that the same call would get again; what depends on role, load or other services is decided anew. */
const keptKinds: readonly ErrorKind[] = ['invalid', 'not-found', 'conflict'];

const setLockTimeout = { name: 'lock-timeout', text: `select set_config('lock_timeout', $1, true)` };

const asked = 'unnest($1::int[], $2::text[], $3::text[]';

const findKept = {
  name: 'idempotency-find',
  text: `select asked.place::int, kept.body_hash, kept.outcome
    from ${asked}) with ordinality as asked(user_id, call, key, place) join idempotency_key kept using (user_id, call, key)
    where kept.created_at >= $4`,
};

/** In one order everywhere, so that two calls never wait for each other. */
const claimKeys = {
  name: 'idempotency-claim',
  text: `
    with asked as materialized (
      select * from ${asked}, $4::bytea[]) with ordinality as asked(user_id, call, key, body_hash, place)
    ), claimed as (
      insert into idempotency_key as kept (user_id, call, key, body_hash, created_at)
      select user_id, call, key, body_hash, $5::timestamptz from asked order by user_id, call, key
      on conflict (user_id, call, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at
      where kept.created_at < $6 returning user_id, call, key
    )
    select asked.place::int from asked join claimed using (user_id, call, key)`,
};

const keepOutcomes = {
  name: 'idempotency-keep',
  text: `update idempotency_key kept set outcome = given.outcome
    from ${asked}, $4::text[]) as given(user_id, call, key, outcome)
    where kept.user_id = given.user_id and kept.call = given.call and kept.key = given.key`,
};

class AnsweredMeanwhile extends Error {
  constructor(readonly answered: Answered) {
    super('the first call with this key was answered');
  }
}

/** First answers by Idempotency-Key. */
@Injectable()
export class IdempotencyKeys {
  private readonly earlier = new JoinedReads((calls: readonly KeyedCall[]) => this.find(this.database, calls));

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers as `work` does the first time and with that same answer, refusals included, again.
   * Throws IDEMPOTENCY_KEY_REUSED for another body and IDEMPOTENCY_IN_PROGRESS when the first call does not end in time.
   */
  async once(call: KeyedCall, work: (keeping: Keeping) => Promise<string>): Promise<Answered> {
    if (call.key === '') return { json: await work((_tx, effect) => effect()), replayed: false };
    const earlier = await this.earlier.one(call);
    if (earlier) return replay(call, earlier);
    try {
      return { json: await work((tx, effect) => this.keep(tx, call, effect)), replayed: false };
    } catch (error) {
      if (error instanceof AnsweredMeanwhile) return error.answered;
      if (error instanceof DomainError && keptKinds.includes(error.kind)) await this.keepRefusal(call, error);
      throw error;
    }
  }

  /** Deletes the keys that are old. */
  async forget(): Promise<void> {
    await this.database.query('delete from idempotency_key where created_at < $1', [this.oldest()]);
  }

  /** Calls whose effects are theirs to have; those without a key among them. Throws IDEMPOTENCY_IN_PROGRESS rather than wait long. */
  async claimAll(tx: Tx, calls: readonly KeyedCall[]): Promise<ReadonlySet<KeyedCall>> {
    const keyed = calls.filter(({ key }) => key !== '');
    const claimed = keyed.length > 0 ? await this.claimEach(tx, keyed, shortWait) : [];
    return new Set([...calls.filter(({ key }) => key === ''), ...claimed]);
  }

  /** Keeps what claimed calls were answered. */
  async writeAll(tx: Tx, answered: readonly { readonly call: KeyedCall; readonly json: string }[]): Promise<void> {
    const keyed = answered.filter(({ call }) => call.key !== '');
    if (keyed.length > 0) await this.write(tx, ...keyed.map(({ call, json }) => ({ call, outcome: { json } })));
  }

  private async keep(tx: Tx, call: KeyedCall, effect: () => Promise<string>): Promise<string> {
    if (!(await this.claim(tx, call))) {
      const [earlier] = await this.find(tx, [call]);
      if (earlier) throw new AnsweredMeanwhile(replay(call, earlier));
    }
    const json = await effect();
    await this.write(tx, { call, outcome: { json } });
    return json;
  }

  /** Waits while another call holds the key; false when that one was answered. */
  private async claim(tx: Tx, call: KeyedCall): Promise<boolean> {
    return (await this.claimEach(tx, [call], longestWait)).length > 0;
  }

  private async claimEach(tx: Tx, calls: readonly KeyedCall[], wait: string): Promise<KeyedCall[]> {
    await tx.query(setLockTimeout, [wait]);
    const rows = await tx
      .query<{ place: number }>(claimKeys, [...columnsOf(calls), calls.map(hashOf), this.clock.now(), this.oldest()])
      .catch((error: unknown) => {
        if ((error as { code?: string }).code !== lockNotAvailable) throw error;
        throw new DomainError('IDEMPOTENCY_IN_PROGRESS', 'conflict');
      });
    return rows.flatMap(({ place }) => calls[place - 1] ?? []);
  }

  private async keepRefusal(call: KeyedCall, { reason, kind, details }: DomainError): Promise<void> {
    if (reason === 'IDEMPOTENCY_IN_PROGRESS' || reason === 'IDEMPOTENCY_KEY_REUSED') return;
    await this.database.inTransaction(async (tx) => {
      if (await this.claim(tx, call)) await this.write(tx, { call, outcome: { refused: { reason, kind, details } } });
    });
  }

  private async write(
    tx: Tx,
    ...kept: readonly { readonly call: KeyedCall; readonly outcome: Outcome }[]
  ): Promise<void> {
    const outcomes = kept.map(({ outcome }) => JSON.stringify(outcome));
    await tx.query(keepOutcomes, [...columnsOf(kept.map(({ call }) => call)), outcomes]);
  }

  /** In the order asked. */
  private async find(queries: Queries, calls: readonly KeyedCall[]): Promise<(KeptRow | undefined)[]> {
    const rows = await queries.query<KeptRow>(findKept, [...columnsOf(calls), this.oldest()]);
    const byPlace = new Map(rows.map((row) => [row.place, row]));
    return calls.map((_, place) => byPlace.get(place + 1));
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - keptHours * 3_600_000);
  }
}

const hashOf = ({ bodyHash }: KeyedCall) => bodyHash;

const columnsOf = (calls: readonly KeyedCall[]) => [
  calls.map(({ userId }) => userId),
  calls.map(({ call }) => call),
  calls.map(({ key }) => key),
];

function replay({ bodyHash }: KeyedCall, { body_hash, outcome }: KeptRow): Answered {
  if (!body_hash.equals(bodyHash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'conflict');
  const kept = JSON.parse(outcome) as Outcome;
  if ('json' in kept) return { json: kept.json, replayed: true };
  const { reason, kind, details } = kept.refused;
  throw new DomainError(reason, kind, { ...details, replayed: true });
}
