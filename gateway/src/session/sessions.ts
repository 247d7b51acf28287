import { Inject, Injectable } from '@nestjs/common';
import { Clock, unixSeconds } from '@pte/service-kit/clock';
import { DomainError } from '@pte/service-kit/domain-error';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { UserNeighbour } from '../neighbours/neighbours.js';
import { TickBatch } from '../redis/tick-batch.js';
import type { Caller } from './caller.js';
import { tokenHash } from './token.js';
import { type StoredSession, TokenCache } from './token-cache.js';

type Resolution = StoredSession | DomainError;

/** Who holds a token, as of now: a session that ended is refused by the next request on any gateway. */
@Injectable()
export class Sessions {
  /** Joined per turn only: a longer memory could outlive the session. */
  private readonly batch = new TickBatch<string, Resolution>((tokens) => this.resolveAll(tokens));

  constructor(
    private readonly cache: TokenCache,
    private readonly user: UserNeighbour,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws TOKEN_INVALID or USER_BLOCKED. */
  async resolve(token: string): Promise<Caller> {
    const resolution = await this.batch.get(token);
    if (resolution === undefined || resolution instanceof DomainError) throw resolution ?? tokenInvalid();
    if (resolution.expiresAt <= unixSeconds(this.clock.now())) throw tokenInvalid();
    return resolution;
  }

  private async resolveAll(tokens: string[]): Promise<Map<string, Resolution>> {
    const resolved = await Promise.all(
      tokens.map(async (token) => [token, await this.resolveOne(token).catch(asRefusal)] as const),
    );
    return new Map(resolved);
  }

  private async resolveOne(token: string): Promise<StoredSession> {
    const hash = tokenHash(token);
    const cached = await this.cache.get(hash).catch(() => null);
    if (cached) return cached;
    const { caller, expiresAt, epoch } = await this.user.accounts.resolveToken({ token });
    if (!caller) throw tokenInvalid();
    const session = { ...caller, vipUntil: caller.vipUntil ?? null, expiresAt };
    if (epoch !== undefined) this.fill(hash, session, epoch);
    return session;
  }

  private fill(hash: string, session: StoredSession, epoch: string): void {
    this.cache.put(hash, session, epoch).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'a session could not be cached');
    });
  }
}

const tokenInvalid = () => new DomainError('TOKEN_INVALID', 'unauthenticated');

function asRefusal(error: unknown): DomainError {
  return error instanceof DomainError ? error : new DomainError('INTERNAL', 'internal');
}
