import type { UserFacts, UserType } from './user.js';

/** A row of table `account`. */
export interface UserRow {
  id: number;
  name: string;
  password_hash: string | null;
  type: UserType;
  level: number;
  vip_until: Date | null;
  prefer_core: 0 | 1 | 2;
  phone: string | null;
  email: string | null;
  email_verified_at: Date | null;
  has_avatar: boolean;
  blocking_until: Date | null;
  created_at: Date;
  deleted_at: Date | null;
}

export const userColumns = [
  'id',
  'name',
  'password_hash',
  'type',
  'level',
  'vip_until',
  'prefer_core',
  'phone',
  'email',
  'email_verified_at',
  'has_avatar',
  'blocking_until',
  'created_at',
  'deleted_at',
].join(', ');

export const toFacts = (row: UserRow): UserFacts => ({
  id: row.id,
  name: row.name,
  passwordHash: row.password_hash,
  type: row.type,
  level: row.level,
  vipUntil: row.vip_until,
  preferCore: row.prefer_core,
  phone: row.phone,
  email: row.email,
  emailVerifiedAt: row.email_verified_at,
  hasAvatar: row.has_avatar,
  blockingUntil: row.blocking_until,
  createdAt: row.created_at,
  deletedAt: row.deleted_at,
});
