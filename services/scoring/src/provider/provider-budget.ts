import type { Redis } from 'ioredis';
import { ProviderFailure } from './provider-failure.js';

export interface BudgetLimits {
  /** Answers that a provider may judge a day (UTC), over all workers. */
  readonly answers: number;
  readonly answersPerLearner: number;
  readonly tokens: number;
}

const twoDays = 2 * 24 * 3600;

/** What a provider may cost a day. Counted in Redis; without it nothing is spent. */
export class ProviderBudget {
  constructor(
    private readonly redis: Pick<Redis, 'multi' | 'incrby' | 'get'>,
    private readonly keyPrefix: string,
    private readonly limits: BudgetLimits,
    private readonly today: () => string = () => new Date().toISOString().slice(0, 10),
  ) {}

  /** Counts one answer of a learner. Throws ProviderFailure BUDGET_SPENT when there was no room for it. */
  async take(userId: number | undefined): Promise<void> {
    const { answers, answersPerLearner, tokens } = this.limits;
    const spent = Number(await this.counted(() => this.redis.get(this.key('tokens'))));
    if (spent >= tokens) throw new ProviderFailure('BUDGET_SPENT', 'the tokens of the day are spent');
    if (userId !== undefined && (await this.count(`learner:${userId}`)) > answersPerLearner)
      throw new ProviderFailure('BUDGET_SPENT', 'the learner had the share of the day');
    if ((await this.count('answers')) > answers)
      throw new ProviderFailure('BUDGET_SPENT', 'the answers of the day are spent');
  }

  /** What was paid for is kept, counted or not. */
  async spend(tokens: number): Promise<void> {
    await this.count('tokens', tokens).catch(() => undefined);
  }

  private async count(what: string, by = 1): Promise<number> {
    const key = this.key(what);
    const replies = await this.counted(() => this.redis.multi().incrby(key, by).expire(key, twoDays).exec());
    return Number(replies?.[0]?.[1]);
  }

  private key(what: string): string {
    return `${this.keyPrefix}scoring-provider:${this.today()}:${what}`;
  }

  private async counted<Reply>(command: () => Promise<Reply>): Promise<Reply> {
    try {
      return await command();
    } catch (cause) {
      throw new ProviderFailure('BUDGET_SPENT', 'the budget cannot be counted', { cause });
    }
  }
}
