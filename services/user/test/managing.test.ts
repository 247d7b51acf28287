import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { UserFields } from '@pte/rpc/gen/pte/user/v1/user';
import { heldUp } from './held-up.js';
import { aLearner, aManager, aName, aSuperAdmin, type Person, password, reasonOf, selfUser, signIn } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  service = await startUserService();
  admin = await aSuperAdmin(service);
  manager = await aManager(service);
});
afterAll(() => service?.stop());
beforeEach(() => service.database.query('delete from outbox'));

const nowSeconds = () => Math.floor(service.clock.now().getTime() / 1000);
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const maskOf = (fields: object) => Object.keys(fields).map(snakeCase);

const create = ({ caller }: Person, fields: UserFields) => service.users.createUser({ caller, fields });
const update = ({ caller }: Person, id: number, fields: object, ownSettings = false) =>
  service.users.updateUser({ caller, id, fields, updateMask: maskOf(fields), ownSettings });
const remove = ({ caller }: Person, id: number) => service.users.deleteUser({ caller, id });
const read = async (id: number) => selfUser(await service.users.getUser({ caller: admin.caller, id }));
const resolve = ({ token }: { token: string }) => reasonOf(service.accounts.resolveToken({ token }));

let phones = 0;
const aPhone = () => `+861330000${String(++phones).padStart(4, '0')}`;

describe('creating a user', () => {
  it('takes what an admin gives; an email counts as verified', async () => {
    const [name, phone, until] = [aName(), aPhone(), nowSeconds() + 1000];
    const user = selfUser(
      await create(manager, {
        ...{
          name,
          password,
          level: 7,
          vipUntil: until,
          preferCore: 1,
          phone: phone.slice(3),
          email: 'New@Example.com',
        },
        blockingUntil: until,
      }),
    );
    expect(user).toMatchObject({
      name,
      type: 2,
      level: 7,
      vipUntil: until,
      preferCore: 1,
      phone,
      blockingUntil: until,
    });
    expect(user).toMatchObject({ email: 'New@Example.com', emailVerifiedAt: nowSeconds() });
  });

  it('needs name and password only', async () => {
    const { name } = selfUser(await create(admin, { name: aName(), password }));
    expect((await signIn(service, name)).user).toMatchObject({ type: 2, level: 0, vipUntil: null, preferCore: 2 });
  });

  it('of type 0 or 1 is for super admins', async () => {
    expect(await reasonOf(create(manager, { name: aName(), password, type: 1 }))).toBe('SUPER_ADMIN_REQUIRED');
    expect(selfUser(await create(admin, { name: aName(), password, type: 1 })).type).toBe(1);
  });

  it('is not for learners', async () => {
    expect(await reasonOf(create(await aLearner(service), { name: aName(), password }))).toBe('ADMIN_REQUIRED');
  });

  it('names every refused field', async () => {
    const refused = create(admin, { phone: '123', email: 'no', level: 101, type: 3, vipUntil: -1 });
    await expect(refused).rejects.toMatchObject({
      details: {
        fields: {
          name: { code: 'required' },
          password: { code: 'required' },
          phone: { code: 'phone.format' },
          email: { code: 'email.format' },
          level: { code: 'invalid' },
          type: { code: 'invalid' },
          vipUntil: { code: 'invalid' },
        },
      },
    });
  });

  it('refuses name, phone and email of another, as long as that one is there', async () => {
    const [phone, email, { name }] = [aPhone(), 'one@example.com', await aLearner(service)];
    const first = selfUser(await create(admin, { name: aName(), password, phone, email }));
    expect(await reasonOf(create(admin, { name, password }))).toBe('USER_NAME_TAKEN');
    expect(await reasonOf(create(admin, { name: aName(), password, phone }))).toBe('PHONE_TAKEN');
    expect(await reasonOf(create(admin, { name: aName(), password, email: 'ONE@example.com' }))).toBe('EMAIL_TAKEN');
    await remove(admin, first.id);
    expect(await reasonOf(create(admin, { name: aName(), password, phone, email }))).toBe('');
    expect(await reasonOf(update(admin, first.id, { deletedAt: undefined }))).toMatch(/PHONE_TAKEN|EMAIL_TAKEN/);
  });
});

describe('changing a user', () => {
  it('changes what is named only, and clears what is named but absent', async () => {
    const { id, name } = await aLearner(service);
    await update(manager, id, { phone: aPhone(), email: 'a@b.example', level: 9, vipUntil: 2_000_000_000 });
    const after = selfUser(await update(manager, id, { phone: undefined, email: undefined, vipUntil: undefined }));
    expect(after).toMatchObject({ name, level: 9, phone: null, email: null, emailVerifiedAt: null, vipUntil: null });
  });

  it('takes effect on the next request and tells it', async () => {
    const { id, token } = await aLearner(service);
    await update(admin, id, { type: 1, vipUntil: 2_000_000_000 });
    const { caller, epoch } = await service.accounts.resolveToken({ token });
    expect([caller, epoch]).toEqual([expect.objectContaining({ type: 1, vipUntil: 2_000_000_000 }), '1']);
    expect(await service.events()).toEqual([{ type: 'user.changed.v1', data: { userId: id } }]);
  });

  it('blocks and lets in again', async () => {
    const person = await aLearner(service);
    const until = nowSeconds() + 3600;
    await update(manager, person.id, { blockingUntil: until });
    expect(await resolve(person)).toBe('USER_BLOCKED');
    expect(await service.events()).toContainEqual({
      type: 'user.blocked.v1',
      data: { userId: person.id, blockingUntil: until },
    });
    await update(manager, person.id, { blockingUntil: undefined });
    expect(await resolve(person)).toBe('');
  });

  it('gives a new password and ends all sessions; an empty one keeps the old', async () => {
    const person = await aLearner(service);
    await update(manager, person.id, { password: '' });
    expect(await resolve(person)).toBe('');
    await update(manager, person.id, { password: 'another-password' });
    expect(await resolve(person)).toBe('TOKEN_INVALID');
    expect((await signIn(service, person.name, 'another-password')).user.id).toBe(person.id);
    expect(await service.events()).toContainEqual({
      type: 'session.revoked.v1',
      data: { userId: person.id, sessionId: null },
    });
  });

  it('keeps an own name in another case and refuses one of another', async () => {
    const [one, other] = [await aLearner(service), await aLearner(service)];
    expect(selfUser(await update(manager, one.id, { name: one.name.toUpperCase() })).name).toBe(one.name.toUpperCase());
    expect(await reasonOf(update(manager, one.id, { name: other.name }))).toBe('USER_NAME_TAKEN');
  });

  it.each<[object, string]>([
    [{ name: 'ab' }, 'name'],
    [{ name: undefined }, 'name'],
    [{ password: '12345' }, 'password'],
    [{ type: 3 }, 'type'],
    [{ level: undefined }, 'level'],
    [{ blockingUntil: 1.5 }, 'blockingUntil'],
    [{ totpEnabled: true }, 'totpEnabled'],
    [{ deletedAt: 5 }, 'deletedAt'],
  ])('refuses %j', async (fields, field) => {
    const { id } = await aLearner(service);
    await expect(update(admin, id, fields)).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { [field]: expect.anything() } },
    });
  });

  it('of nobody is not found', async () => {
    expect(await reasonOf(update(admin, 2_147_483_647, { level: 1 }))).toBe('USER_NOT_FOUND');
    expect(await reasonOf(remove(manager, 2_147_483_647))).toBe('USER_NOT_FOUND');
  });
});

describe('what users change of themselves', () => {
  it('is name and preferCore, for a learner under the own id too', async () => {
    const person = await aLearner(service);
    const greedy = {
      name: aName(),
      preferCore: 0,
      type: 0,
      level: 50,
      vipUntil: 2_000_000_000,
      password: 'another',
      phone: aPhone(),
    };
    for (const ownSettings of [true, false]) {
      const user = selfUser(await update(person, person.id, { ...greedy, name: aName() }, ownSettings));
      expect(user).toMatchObject({ preferCore: 0, type: 2, level: 0, vipUntil: null, phone: null });
      expect(user.name).not.toBe(person.name);
    }
    expect(await resolve(person)).toBe('');
  });

  it('is open to a manager by the own call, not as an admin', async () => {
    const own = await aManager(service);
    expect(selfUser(await update(own, own.id, { preferCore: 1 }, true)).preferCore).toBe(1);
    expect(await reasonOf(update(own, own.id, { preferCore: 1 }))).toBe('SUPER_ADMIN_REQUIRED');
  });

  it('is refused where the name is bad or taken', async () => {
    const [person, other] = [await aLearner(service), await aLearner(service)];
    expect(await reasonOf(update(person, person.id, { name: '1' }, true))).toBe('VALIDATION');
    expect(await reasonOf(update(person, person.id, { name: other.name }, true))).toBe('USER_NAME_TAKEN');
  });

  it('is not other people', async () => {
    const [person, other] = [await aLearner(service), await aLearner(service)];
    expect(await reasonOf(update(person, other.id, { name: aName() }))).toBe('ADMIN_REQUIRED');
    expect(await reasonOf(remove(person, person.id))).toBe('ADMIN_REQUIRED');
  });
});

describe('deleting a user', () => {
  it('ends its sessions at once, keeps the first moment, and can be undone', async () => {
    const person = await aLearner(service);
    const deletedAt = nowSeconds();
    expect(await remove(manager, person.id)).toEqual({ id: person.id, deletedAt });
    service.clock.advance(10);
    expect(await remove(manager, person.id)).toEqual({ id: person.id, deletedAt });
    expect(await resolve(person)).toBe('TOKEN_INVALID');
    expect(await service.events()).toEqual([
      { type: 'session.revoked.v1', data: { userId: person.id, sessionId: null } },
      { type: 'user.deleted.v1', data: { userId: person.id } },
    ]);
    expect(selfUser(await update(manager, person.id, { deletedAt: undefined })).deletedAt).toBeNull();
    expect(await resolve(person)).toBe('TOKEN_INVALID');
    expect((await signIn(service, person.name)).user.id).toBe(person.id);
  });
});

describe('a manager', () => {
  it.each<[string, () => Promise<Person>]>([
    ['a super admin', () => Promise.resolve(admin)],
    ['another manager', () => aManager(service)],
    ['itself', () => Promise.resolve(manager)],
  ])('neither changes nor deletes %s', async (_, whom) => {
    const { id } = await whom();
    expect(await reasonOf(update(manager, id, { level: 1 }))).toBe('SUPER_ADMIN_REQUIRED');
    expect(await reasonOf(remove(manager, id))).toBe('SUPER_ADMIN_REQUIRED');
    expect((await read(id)).deletedAt).toBeNull();
  });

  it('gives no other type, but may name the one that is', async () => {
    const { id } = await aLearner(service);
    expect(await reasonOf(update(manager, id, { type: 1 }))).toBe('SUPER_ADMIN_REQUIRED');
    expect(selfUser(await update(manager, id, { type: 2, level: 4 }))).toMatchObject({ type: 2, level: 4 });
  });
});

describe('the last super admin', () => {
  const ways: [string, (by: Person, id: number) => Promise<unknown>][] = [
    ['deleted', (by, id) => remove(by, id)],
    ['demoted', (by, id) => update(by, id, { type: 2 })],
    ['blocked', (by, id) => update(by, id, { blockingUntil: nowSeconds() + 60 })],
  ];

  it.each(ways)('is not %s', async (_, act) => {
    expect(await reasonOf(act(admin, admin.id))).toBe('LAST_SUPER_ADMIN');
    expect(await read(admin.id)).toMatchObject({ type: 0, deletedAt: null, blockingUntil: null });
  });

  it('may have its name changed, and be blocked until a moment that is past', async () => {
    expect(await reasonOf(update(admin, admin.id, { level: 1, blockingUntil: nowSeconds() - 1 }))).toBe('');
    await update(admin, admin.id, { blockingUntil: undefined });
  });

  it.each(ways)('is left when two are %s by each other at the same moment', async (_, act) => {
    const other = await aSuperAdmin(service);
    const reasons = await heldUp(service, {
      hold: 'lock table outbox in exclusive mode',
      calls: () => [act(admin, other.id), act(other, admin.id)].map(reasonOf),
    });
    expect(reasons.toSorted()).toEqual(['', 'LAST_SUPER_ADMIN']);
    await service.database.query('update account set type = 2 where type = 0 and id <> $1', [admin.id]);
    await service.database.query(
      'update account set type = 0, deleted_at = null, blocking_until = null where id = $1',
      [admin.id],
    );
  });
});
