import { Injectable } from '@nestjs/common';
import { userChanged } from '@pte/events/user/user-changed.v1';
import { Outbox } from '@pte/messaging/outbox';
import { Clock } from '@pte/service-kit/clock';
import type { Queries, Tx } from '@pte/service-kit/database';
import { emailKey, phoneNumber } from './contact.js';
import { guardingUnique } from './unique-violation.js';
import { type NewUser, User } from './user.js';
import { UserNotFound } from './user-errors.js';
import { nameKey } from './user-name.js';
import { toFacts, type UserRow, userColumns } from './user-row.js';

/** Names hold no `@` and are not digits only, so what is typed fits at most one of the three. */
const byLogin = {
  name: 'user_by_login',
  text: `select ${userColumns} from account
    where deleted_at is null and (name_key = $1 or phone = $2 or (email_key = $3 and email_verified_at is not null))`,
};

/** Loads and saves users, each change with its events. */
@Injectable()
export class UserRepository {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The undeleted user who signs in with this name, verified email or phone. */
  async findByLogin(queries: Queries, typed: string): Promise<User | null> {
    const values = [nameKey(typed), phoneNumber(typed), emailKey(typed)];
    const [row] = await queries.query<UserRow>(byLogin, values);
    return row ? new User(toFacts(row)) : null;
  }

  async isNameTaken(queries: Queries, name: string): Promise<boolean> {
    const rows = await queries.query('select 1 from account where name_key = $1', [nameKey(name)]);
    return rows.length > 0;
  }

  /** Holds the row until the transaction ends. Deleted users too. Throws UserNotFound. */
  async hold(tx: Tx, id: number): Promise<User> {
    const [row] = await tx.query<UserRow>(`select ${userColumns} from account where id = $1 for update`, [id]);
    if (!row) throw new UserNotFound();
    return new User(toFacts(row));
  }

  /** Throws NameTaken, PhoneTaken or EmailTaken; of simultaneous calls with one name, one succeeds. */
  async add(tx: Tx, user: NewUser): Promise<User> {
    const now = this.clock.now();
    const [row] = await guardingUnique(() =>
      tx.query<UserRow>(
        `insert into account (name, name_key, password_hash, type, level, vip_until, prefer_core, phone, email, email_key,
           email_verified_at, blocking_until, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${userColumns}`,
        [
          user.name,
          nameKey(user.name),
          user.passwordHash,
          user.type,
          user.level,
          user.vipUntil,
          user.preferCore,
          user.phone,
          user.email,
          user.email && emailKey(user.email),
          user.email && now,
          user.blockingUntil,
          now,
        ],
      ),
    );
    if (!row) throw new Error('an insert returned no row');
    return new User(toFacts(row));
  }

  /** Saves a held user with what happened to it. Throws NameTaken, PhoneTaken or EmailTaken. */
  async save(tx: Tx, user: User): Promise<void> {
    const { facts } = user;
    await guardingUnique(() =>
      tx.query(
        `update account set name = $2, name_key = $3, password_hash = $4, type = $5, level = $6, vip_until = $7,
           prefer_core = $8, phone = $9, email = $10, email_key = $11, email_verified_at = $12, blocking_until = $13,
           deleted_at = $14
         where id = $1`,
        [
          facts.id,
          facts.name,
          nameKey(facts.name),
          facts.passwordHash,
          facts.type,
          facts.level,
          facts.vipUntil,
          facts.preferCore,
          facts.phone,
          facts.email,
          facts.email && emailKey(facts.email),
          facts.emailVerifiedAt,
          facts.blockingUntil,
          facts.deletedAt,
        ],
      ),
    );
    await this.outbox.add(tx, ...user.takeEvents());
  }
  /** Whether an avatar is there. A user who is not there is left out: the object may outlive its owner. */
  async setAvatar(tx: Tx, userId: number, hasAvatar: boolean): Promise<void> {
    const changed = await tx.query('update account set has_avatar = $2 where id = $1 returning id', [
      userId,
      hasAvatar,
    ]);
    if (changed.length > 0) await this.outbox.add(tx, userChanged({ userId }));
  }
}
