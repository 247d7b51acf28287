import type { Caller, ResolveTokenRequest } from '@pte/rpc/gen/pte/user/v1/user';
import { DomainError } from '@pte/service-kit/domain-error';
import type { Redis } from 'ioredis';
import type { FakeServices } from './fake-services.js';

/** 2099-01-01 */
export const farAway = 4_070_908_800;

const person = (userId: number, type: number, vipUntil?: number): Caller => ({
  userId,
  type,
  sessionId: `00000000-0000-4000-8000-00000000000${userId}`,
  vipUntil,
});

/** Everybody's token is their name. */
export const people: Readonly<Record<string, Caller>> = {
  admin: person(1, 0),
  manager: person(2, 1),
  vip: person(3, 2, farAway),
  learner: person(4, 2),
  expired: person(5, 2, 1_000),
};

/** Lets the faked user service know its tokens, with the epoch in Redis as the real one does. */
export function fillWithPeople(services: FakeServices, redis: Redis, keyPrefix: string): void {
  services.on('resolveToken', async ({ token }: ResolveTokenRequest) => {
    if (token === 'blocked') throw new DomainError('USER_BLOCKED', 'forbidden');
    const caller = people[token];
    if (!caller) throw new DomainError('TOKEN_INVALID', 'unauthenticated');
    const epoch = (await redis.get(`${keyPrefix}user-epoch:${caller.userId}`)) ?? '';
    return { caller, expiresAt: farAway, epoch };
  });
}
