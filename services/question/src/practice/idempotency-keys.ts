import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import { Database, type Tx } from '@pte/service-kit/database';
import { DomainError, type ErrorDetails, type ErrorKind } from '@pte/service-kit/domain-error';

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
  readonly body_hash: Buffer;
  readonly outcome: string;
}

/** Hours that a key is kept. */
const keptHours = 24;
/** How long a call waits for the first one with its key. */
const longestWait = '10s';
const lockNotAvailable = '55P03';
/** Refusals that the same call would get again; what depends on role, load or other services is decided anew. */
const keptKinds: readonly ErrorKind[] = ['invalid', 'not-found', 'conflict'];

class AnsweredMeanwhile extends Error {
  constructor(readonly answered: Answered) {
    super('the first call with this key was answered');
  }
}

/** First answers by Idempotency-Key. */
@Injectable()
export class IdempotencyKeys {
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
    const earlier = await this.find(this.database, call);
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

  private async keep(tx: Tx, call: KeyedCall, effect: () => Promise<string>): Promise<string> {
    if (!(await this.claim(tx, call))) {
      const earlier = await this.find(tx, call);
      if (earlier) throw new AnsweredMeanwhile(replay(call, earlier));
    }
    const json = await effect();
    await this.write(tx, call, { json });
    return json;
  }

  /** Waits while another call holds the key; false when that one was answered. */
  private async claim(tx: Tx, { userId, call, key, bodyHash }: KeyedCall): Promise<boolean> {
    await tx.query(`select set_config('lock_timeout', $1, true)`, [longestWait]);
    const rows = await tx
      .query(
        `insert into idempotency_key as kept (user_id, call, key, body_hash, created_at) values ($1, $2, $3, $4, $5)
         on conflict (user_id, call, key) do update set body_hash = excluded.body_hash, created_at = excluded.created_at
         where kept.created_at < $6 returning key`,
        [userId, call, key, bodyHash, this.clock.now(), this.oldest()],
      )
      .catch((error: unknown) => {
        if ((error as { code?: string }).code !== lockNotAvailable) throw error;
        throw new DomainError('IDEMPOTENCY_IN_PROGRESS', 'conflict');
      });
    return rows.length > 0;
  }

  private async keepRefusal(call: KeyedCall, { reason, kind, details }: DomainError): Promise<void> {
    if (reason === 'IDEMPOTENCY_IN_PROGRESS' || reason === 'IDEMPOTENCY_KEY_REUSED') return;
    await this.database.inTransaction(async (tx) => {
      if (await this.claim(tx, call)) await this.write(tx, call, { refused: { reason, kind, details } });
    });
  }

  private async write(tx: Tx, { userId, call, key }: KeyedCall, outcome: Outcome): Promise<void> {
    await tx.query('update idempotency_key set outcome = $4 where user_id = $1 and call = $2 and key = $3', [
      userId,
      call,
      key,
      JSON.stringify(outcome),
    ]);
  }

  private async find(queries: Pick<Database, 'query'>, { userId, call, key }: KeyedCall): Promise<KeptRow | undefined> {
    const [row] = await queries.query<KeptRow>(
      'select body_hash, outcome from idempotency_key where user_id = $1 and call = $2 and key = $3 and created_at >= $4',
      [userId, call, key, this.oldest()],
    );
    return row;
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - keptHours * 3_600_000);
  }
}

function replay({ bodyHash }: KeyedCall, { body_hash, outcome }: KeptRow): Answered {
  if (!body_hash.equals(bodyHash)) throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'conflict');
  const kept = JSON.parse(outcome) as Outcome;
  if ('json' in kept) return { json: kept.json, replayed: true };
  const { reason, kind, details } = kept.refused;
  throw new DomainError(reason, kind, { ...details, replayed: true });
}
