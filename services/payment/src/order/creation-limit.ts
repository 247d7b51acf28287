import { Clock } from '@pte/service-kit/clock';
import type { Tx } from '@pte/service-kit/database';
import { DomainError } from '@pte/service-kit/domain-error';

const usual = 20;
const seconds = 600;

/** Orders of one buyer in ten minutes, counted where they are: exact, and common to all replicas. spec: api.md 1.7 */
export class CreationLimit {
  private readonly most: number;

  constructor(
    private readonly clock: Clock,
    factor: number,
  ) {
    this.most = Math.max(1, Math.floor(usual * factor));
  }

  /** Other creations of this buyer wait until the transaction ends. Throws RATE_LIMITED. */
  async check(tx: Tx, userId: number): Promise<void> {
    const now = this.clock.now().getTime();
    const since = new Date(now - seconds * 1000);
    await tx.query('select pg_advisory_xact_lock(hashtext($1), $2)', ['order creation', userId]);
    const [place] = await tx.query<{ created_at: Date }>(
      `select created_at from payment_order where user_id = $1 and created_at > $2 and status <> 'failed'
       order by created_at desc, id desc offset $3 limit 1`,
      [userId, since, this.most - 1],
    );
    if (!place) return;
    const wait = place.created_at.getTime() + seconds * 1000 - now;
    throw new DomainError('RATE_LIMITED', 'rate-limited', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
  }
}
