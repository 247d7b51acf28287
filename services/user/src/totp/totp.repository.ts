import { Injectable } from '@nestjs/common';
import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { SecretBox } from '../secret/secret-box.js';
import { stepAt } from './totp-code.js';

export interface Totp {
  readonly secret: string;
  /** Steps whose code signed someone in, of the last minutes. */
  readonly usedSteps: readonly number[];
}

/** Milliseconds that a secret waits to be scanned. */
const setUpLifetime = 600_000;

/** Each user's secret, sealed. */
@Injectable()
export class TotpRepository {
  constructor(
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** In the place of an earlier one that was not enabled. */
  async offer(tx: Tx, userId: number, secret: string): Promise<void> {
    await tx.query(
      `insert into totp_offer (user_id, sealed_secret, expires_at) values ($1, $2, $3)
       on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, expires_at = excluded.expires_at`,
      [userId, this.box.seal(secret, placeOf(userId)), new Date(this.clock.now().getTime() + setUpLifetime)],
    );
  }

  /** The secret that was offered within 10 minutes, or null. */
  async offered(tx: Tx, userId: number): Promise<string | null> {
    const [offer] = await tx.query<{ sealed_secret: Buffer }>(
      'select sealed_secret from totp_offer where user_id = $1 and expires_at > $2',
      [userId, this.clock.now()],
    );
    return offer ? this.box.open(offer.sealed_secret, placeOf(userId)) : null;
  }

  /** Makes the offered secret the one that counts. */
  async enable(tx: Tx, userId: number): Promise<void> {
    await tx.query(
      `with offer as (delete from totp_offer where user_id = $1 returning user_id, sealed_secret)
       insert into totp (user_id, sealed_secret) select user_id, sealed_secret from offer`,
      [userId],
    );
  }

  /** Holds it until the transaction ends; null when it is off. */
  async hold(tx: Tx, userId: number): Promise<Totp | null> {
    const [row] = await tx.query<{ sealed_secret: Buffer; used_steps: number[] }>(
      'select sealed_secret, used_steps from totp where user_id = $1 for update',
      [userId],
    );
    return row ? { secret: this.box.open(row.sealed_secret, placeOf(userId)), usedSteps: row.used_steps } : null;
  }

  /** From now on the step's code signs nobody in. */
  async use(tx: Tx, userId: number, step: number): Promise<void> {
    await tx.query(
      `update totp set used_steps = array(select used from unnest(used_steps) as used where used >= $3) || $2::integer
       where user_id = $1`,
      [userId, step, stepAt(this.clock.now()) - 1],
    );
  }

  async disable(tx: Tx, userId: number): Promise<void> {
    await tx.query('delete from totp where user_id = $1', [userId]);
  }
}

const placeOf = (userId: number): string => `totp ${userId}`;
