import { unixSeconds } from '@pte/service-kit/clock';
import type { Queries } from '@pte/service-kit/database';
import { type PracticeSumsRow, practiceSumsColumns, practiceSumsJoin, toUserStats } from './practice-sums.js';
import type { UserFacts } from './user.js';
import { UserNotFound } from './user-errors.js';
import { toFacts, type UserRow, userColumns } from './user-row.js';

/** Ways of signing in besides the password. */
interface SignInWaysRow {
  wechat_bound: boolean;
  totp_enabled: boolean;
}

export type UserViewRow = UserRow & PracticeSumsRow & SignInWaysRow;

const signInWays = `exists (select from wechat_identity where user_id = account.id) as wechat_bound,
  exists (select from totp where user_id = account.id) as totp_enabled`;

export const userViewQuery = `select ${userColumns}, ${signInWays}, ${practiceSumsColumns} from account ${practiceSumsJoin}`;

const byId = { name: 'user_view_by_id', text: `${userViewQuery} where id = $1` };

const seconds = (moment: Date | null) => moment && unixSeconds(moment);

/** PublicUser of the REST contract. */
export const publicUser = ({ id, name, level, hasAvatar, deletedAt }: UserFacts) =>
  deletedAt === null
    ? { id, name, avatar: hasAvatar ? `user-avatars/${id}` : null, level }
    : { id, name: '已注销用户', avatar: null, level: 0 };

/** SelfUser and AdminUser of the REST contract: the same keys. */
export function selfUser(row: UserViewRow) {
  const facts = toFacts(row);
  return {
    // An admin sees a deleted user as it was.
    ...publicUser({ ...facts, deletedAt: null }),
    type: facts.type,
    vipUntil: seconds(facts.vipUntil),
    preferCore: facts.preferCore,
    phone: facts.phone,
    email: facts.email,
    emailVerifiedAt: seconds(facts.emailVerifiedAt),
    stats: toUserStats(row),
    wechatBound: row.wechat_bound,
    totpEnabled: row.totp_enabled,
    hasPassword: facts.passwordHash !== null,
    blockingUntil: seconds(facts.blockingUntil),
    createdAt: unixSeconds(facts.createdAt),
    deletedAt: seconds(facts.deletedAt),
  };
}

export type SelfUser = ReturnType<typeof selfUser>;

export async function findView(queries: Queries, id: number): Promise<UserViewRow | null> {
  const [row] = await queries.query<UserViewRow>(byId, [id]);
  return row ?? null;
}

/** Throws UserNotFound. */
export async function readSelfUser(queries: Queries, id: number): Promise<SelfUser> {
  const row = await findView(queries, id);
  if (!row) throw new UserNotFound();
  return selfUser(row);
}
