import { describe, expect, it } from '@jest/globals';
import { type Access, admit } from './access.js';
import { type Caller, forQuestionService, forUserService } from './caller.js';

const now = 1_000;
const someone = (type: number, vipUntil: number | null = null): Caller => ({
  userId: 7,
  type,
  vipUntil,
  sessionId: 's',
});

/** The reason of the refusal, if there is one. */
function refusal(access: Access, caller: Caller | null): string | undefined {
  try {
    admit(access, caller, now);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

describe('admit', () => {
  it.each<[Access, Caller | null, string | undefined]>([
    ['anyone', null, undefined],
    ['signed-in', null, 'UNAUTHORIZED'],
    ['vip', null, 'UNAUTHORIZED'],
    ['admin', null, 'UNAUTHORIZED'],
    ['super-admin', null, 'UNAUTHORIZED'],
    ['signed-in', someone(2), undefined],
    ['vip', someone(2), 'VIP_REQUIRED'],
    ['vip', someone(2, now), 'VIP_REQUIRED'],
    ['vip', someone(2, now + 1), undefined],
    ['vip', someone(1), undefined],
    ['vip', someone(0), undefined],
    ['admin', someone(2, now + 1), 'ADMIN_REQUIRED'],
    ['admin', someone(1), undefined],
    ['super-admin', someone(1), 'SUPER_ADMIN_REQUIRED'],
    ['super-admin', someone(0), undefined],
  ])('%s for %j: %s', (access, caller, reason) => {
    expect(refusal(access, caller)).toBe(reason);
  });

  it('gives a route its own reason for those who are not VIP', () => {
    expect(() => admit('vip', someone(2), now, 'VIP_RECORDING_ONLY')).toThrow('VIP_RECORDING_ONLY');
  });
});

describe('what services are told of a caller', () => {
  it('is the end of VIP to the user service, whether VIP to the question service', () => {
    expect(forUserService(someone(2))).toEqual({ userId: 7, type: 2, sessionId: 's', vipUntil: undefined });
    expect(forQuestionService(someone(2, now + 1), now)).toEqual({ userId: 7, type: 2, vip: true });
    expect(forQuestionService(someone(2, now), now)).toMatchObject({ vip: false });
  });
});
