import { describe, expect, it } from '@jest/globals';
import { User, type UserFacts } from './user.js';

const now = new Date('2026-03-10T12:00:00Z');
const later = new Date('2026-03-11T12:00:00Z');

const aUser = (given: Partial<UserFacts> = {}) =>
  new User({
    ...{ id: 7, name: 'lily', passwordHash: 'hash', type: 2, level: 0, vipUntil: null, preferCore: 2, phone: null },
    ...{ email: null, emailVerifiedAt: null, hasAvatar: false, blockingUntil: null, createdAt: now, deletedAt: null },
    ...given,
  });
const eventsOf = (user: User) => user.takeEvents().map(({ definition }) => definition.type);

describe('a user', () => {
  it('tells a change once', () => {
    const user = aUser();
    user.change({ level: 3, vipUntil: later }, now);
    expect(user.facts).toMatchObject({ level: 3, vipUntil: later, name: 'lily' });
    expect([eventsOf(user), eventsOf(user)]).toEqual([['user.changed'], []]);
  });

  it('tells a block that begins or moves, not one that is past or stays', () => {
    const user = aUser();
    user.change({ blockingUntil: later }, now);
    expect([user.isBlocked(now), user.isBlocked(later), eventsOf(user)]).toEqual([
      true,
      false,
      ['user.changed', 'user.blocked'],
    ]);
    user.change({ level: 1 }, now);
    user.change({ blockingUntil: new Date(later) }, now);
    user.change({ blockingUntil: now }, now);
    expect(eventsOf(user)).toEqual(['user.changed', 'user.changed', 'user.changed']);
  });

  it('has a verified email when it is given one, since then', () => {
    const user = aUser({ email: 'a@b', emailVerifiedAt: now });
    user.change({ email: 'a@b' }, later);
    expect(user.facts.emailVerifiedAt).toEqual(now);
    user.change({ email: 'c@d' }, later);
    expect(user.facts.emailVerifiedAt).toEqual(later);
    user.change({ email: null }, later);
    expect(user.facts).toMatchObject({ email: null, emailVerifiedAt: null });
    const unverified = aUser({ email: 'a@b' });
    unverified.change({ email: 'a@b' }, later);
    expect(unverified.facts.emailVerifiedAt).toEqual(later);
  });

  it('is deleted once and comes back as it was', () => {
    const user = aUser({ type: 0 });
    expect([user.delete(now), user.delete(later)]).toEqual([now, now]);
    expect(eventsOf(user)).toEqual(['user.deleted']);
    user.change({ restored: true }, later);
    expect([user.facts.deletedAt, user.facts.name, eventsOf(user)]).toEqual([null, 'lily', ['user.changed']]);
  });

  it.each<[Partial<UserFacts>, boolean]>([
    [{ type: 0 }, true],
    [{ type: 0, blockingUntil: now }, true],
    [{ type: 0, blockingUntil: later }, false],
    [{ type: 0, deletedAt: now }, false],
    [{ type: 1 }, false],
  ])('acts as super admin with %j: %s', (given, expected) => {
    expect(aUser(given).isActingSuperAdmin(now)).toBe(expected);
  });
});
