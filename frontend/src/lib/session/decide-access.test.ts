import { describe, expect, it } from '@jest/globals';
import type { SelfUser } from '../api/shapes.js';
import { type Access, decideAccess, type Requirement } from './decide-access.js';

const now = 1_790_000_000;
const user = (type: 0 | 1 | 2, vipUntil: number | null = null) => ({ type, vipUntil }) as SelfUser;

const cases: [string, SelfUser, Requirement, Access][] = [
  ['a learner on a page for the signed-in', user(2), 'signed-in', 'authenticated'],
  ['a learner who never had VIP on a VIP page', user(2), 'vip', 'insufficient'],
  ['a learner whose VIP ended on a VIP page', user(2, now - 1), 'vip', 'expired-vip'],
  ['a learner whose VIP ends this second', user(2, now), 'vip', 'expired-vip'],
  ['a VIP on a VIP page', user(2, now + 1), 'vip', 'authenticated'],
  ['an admin on a VIP page', user(1), 'vip', 'authenticated'],
  ['a VIP on an admin page', user(2, now + 1), 'admin', 'insufficient'],
  ['a manager on an admin page', user(1), 'admin', 'authenticated'],
];

describe('access', () => {
  it.each(cases)('%s', (_who, who, need, access) => {
    expect(decideAccess({ user: who, token: 't', checking: false }, need, now)).toBe(access);
  });

  it('is refused without a token, whatever is stored', () => {
    expect(decideAccess({ user: user(0), token: null, checking: false }, 'signed-in', now)).toBe('unauthenticated');
  });

  it('waits only while a token without a stored user is checked', () => {
    expect(decideAccess({ user: null, token: 't', checking: true }, 'signed-in', now)).toBe('loading');
    expect(decideAccess({ user: null, token: 't', checking: false }, 'signed-in', now)).toBe('unauthenticated');
  });
});
