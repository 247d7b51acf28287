import { describe, expect, it } from '@jest/globals';
import { toFacts } from './user-row.js';
import { publicUser, selfUser, type UserViewRow } from './user-view.js';

const aRow = (given: Partial<UserViewRow> = {}): UserViewRow => ({
  ...{ id: 7, name: 'lily', password_hash: 'hash', type: 2, level: 3, vip_until: null, prefer_core: 1 },
  ...{ phone: null, email: null, email_verified_at: null, has_avatar: true, blocking_until: null },
  ...{ created_at: new Date(1_790_000_000_900), deleted_at: null },
  ...{ wechat_bound: false, totp_enabled: false },
  ...{ practice_count: null, practice_duration: null, points: null, full_points: null },
  ...given,
});

describe('what others see of a user', () => {
  it('is name, avatar and level', () => {
    expect(publicUser(toFacts(aRow()))).toEqual({ id: 7, name: 'lily', avatar: 'user-avatars/7', level: 3 });
    expect(publicUser(toFacts(aRow({ has_avatar: false }))).avatar).toBeNull();
  });

  it('is nothing but the id once deleted', () => {
    const placeholder = { id: 7, name: '已注销用户', avatar: null, level: 0 };
    expect(publicUser(toFacts(aRow({ deleted_at: new Date() })))).toEqual(placeholder);
  });
});

describe('what users see of themselves, and admins of them', () => {
  const keys =
    'id name avatar level type vipUntil preferCore phone email emailVerifiedAt stats wechatBound totpEnabled hasPassword blockingUntil createdAt deletedAt';

  it('has the keys of the contract and no secret', () => {
    expect(Object.keys(selfUser(aRow())).join(' ')).toBe(keys);
    expect(JSON.stringify(selfUser(aRow({ password_hash: '$argon2id$' })))).not.toContain('argon2id');
  });

  it('has times in whole unix seconds', () => {
    const moment = new Date(1_800_000_000_999);
    const row = aRow({ vip_until: moment, blocking_until: moment, email_verified_at: moment, deleted_at: moment });
    expect(selfUser(row)).toMatchObject({
      createdAt: 1_790_000_000,
      vipUntil: 1_800_000_000,
      blockingUntil: 1_800_000_000,
      emailVerifiedAt: 1_800_000_000,
      deletedAt: 1_800_000_000,
    });
  });

  it('shows a deleted user as it was, and who has no password', () => {
    const row = aRow({ deleted_at: new Date(), password_hash: null });
    expect(selfUser(row)).toMatchObject({ name: 'lily', avatar: 'user-avatars/7', level: 3, hasPassword: false });
  });

  it('has the sums of what was practised', () => {
    expect(selfUser(aRow()).stats).toEqual({ duration: 0, count: 0, accuracy: null });
    const practised = aRow({ practice_count: 4, practice_duration: 90, points: 2, full_points: 3 });
    expect(selfUser(practised).stats).toEqual({ duration: 90, count: 4, accuracy: 66.7 });
  });
});
