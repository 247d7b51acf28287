import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListUsersRequest } from '@pte/rpc/gen/pte/user/v1/user';
import { aLearner, aManager, aSuperAdmin, type Person, reasonOf } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
let admin: Person;
beforeAll(async () => {
  service = await startUserService();
  admin = await aSuperAdmin(service);
});
afterAll(() => service?.stop());

const remove = (id: number) =>
  service.database.query('update account set deleted_at = $2 where id = $1', [id, new Date(1e12)]);
const get = async ({ caller }: Person, id: number) => JSON.parse((await service.users.getUser({ caller, id })).json);

describe('a user', () => {
  it('is shown in full to itself and to admins, in public to others', async () => {
    const [person, stranger, manager] = [await aLearner(service), await aLearner(service), await aManager(service)];
    const full = await get(person, person.id);
    expect(full).toMatchObject({ id: person.id, name: person.name, type: 2, phone: null, hasPassword: true });
    expect(await get(manager, person.id)).toEqual(full);
    expect(await get(stranger, person.id)).toEqual({ id: person.id, name: person.name, avatar: null, level: 0 });
  });

  it('who is deleted is there for admins only, with its name', async () => {
    const [gone, stranger] = [await aLearner(service), await aLearner(service)];
    await remove(gone.id);
    expect(await reasonOf(get(stranger, gone.id))).toBe('USER_NOT_FOUND');
    expect(await get(admin, gone.id)).toMatchObject({ name: gone.name, deletedAt: 1e9 });
  });

  it('who was never there is not found', async () => {
    await expect(get(admin, 2_147_483_647)).rejects.toMatchObject({ reason: 'USER_NOT_FOUND', kind: 'not-found' });
  });
});

describe('users for display', () => {
  it('come by id, deleted ones as the placeholder, unknown ones not at all', async () => {
    const [here, gone] = [await aLearner(service), await aLearner(service)];
    await service.database.query('update account set has_avatar = true, level = 3 where id = any($1)', [
      [here.id, gone.id],
    ]);
    await remove(gone.id);
    const { users } = await service.users.getManyPublic({ ids: [here.id, gone.id, here.id, 2_147_483_647] });
    expect(Object.fromEntries(Object.entries(users).map(([id, json]) => [id, JSON.parse(json)]))).toEqual({
      [here.id]: { id: here.id, name: here.name, avatar: `user-avatars/${here.id}`, level: 3 },
      [gone.id]: { id: gone.id, name: '已注销用户', avatar: null, level: 0 },
    });
  });

  it('may be none', async () => {
    expect(await service.users.getManyPublic({ ids: [] })).toEqual({ users: {} });
  });
});

describe('the list of users', () => {
  const byDefault = { includeDeleted: false, sortBy: 'id', descending: false, limit: 100, offset: 0, countOnly: false };
  let zoe: Person;
  let amy: Person;
  let gone: Person;

  beforeAll(async () => {
    [zoe, amy, gone] = [
      await aLearner(service, 'list_zoe-1'),
      await aLearner(service, 'List_amy.2'),
      await aLearner(service, 'list_gone-3'),
    ];
    await remove(gone.id);
    await service.database.query(
      `update account set level = 5, vip_until = now(), phone = '+8615500001111', email = 'Zoe@List.example',
         email_key = 'zoe@list.example' where id = $1`,
      [zoe.id],
    );
  });

  const list = async (given: Partial<ListUsersRequest> = {}, person = admin) => {
    const { json, count } = await service.users.listUsers({ caller: person.caller, types: [], ...byDefault, ...given });
    return { names: json && JSON.parse(json).map(({ name }: { name: string }) => name), count };
  };

  it('is for admins', async () => {
    const refused = service.users.listUsers({ caller: amy.caller, types: [], ...byDefault });
    await expect(refused).rejects.toMatchObject({ reason: 'ADMIN_REQUIRED', kind: 'forbidden' });
  });

  it('leaves deleted users out unless asked', async () => {
    expect(await list({ search: 'LIST_' })).toEqual({ names: [zoe.name, amy.name], count: 2 });
    expect(await list({ search: 'list_', includeDeleted: true })).toMatchObject({
      names: [zoe.name, amy.name, gone.name],
    });
  });

  it.each([
    ['name', 'zoe-'],
    ['email', '@LIST.example'],
    ['phone', '+86155'],
  ])('finds a part of the %s', async (_, search) => {
    expect(await list({ search })).toEqual({ names: [zoe.name], count: 1 });
  });

  it.each(['list%', 'list__', String.raw`list\_`])('takes %s literally', async (search) => {
    expect(await list({ search })).toEqual({ names: [], count: 0 });
  });

  it.each<[string, boolean, 'zoe' | 'amy']>([
    ['id', false, 'zoe'],
    ['id', true, 'amy'],
    ['name', false, 'amy'],
    ['level', false, 'amy'],
    ['level', true, 'zoe'],
    ['vipUntil', true, 'zoe'],
    ['vipUntil', false, 'amy'],
    ['createdAt', false, 'zoe'],
    ['createdAt', true, 'amy'],
  ])('sorts by %s (descending: %s), then by id', async (sortBy, descending, first) => {
    const { names } = await list({ search: 'list_', sortBy, descending, limit: 1 });
    expect(names).toEqual([first === 'zoe' ? zoe.name : amy.name]);
  });

  it('goes on where the page before ended', async () => {
    const { names } = await list({ search: 'list_', limit: 1, offset: 1 });
    expect(names).toEqual([amy.name]);
    expect(await list({ search: 'list_', offset: 2 })).toEqual({ names: [], count: 2 });
  });

  it('keeps to types, and counts without rows', async () => {
    expect(await list({ types: [0, 1], countOnly: true })).toMatchObject({ names: '', count: 2 });
    expect((await list({ types: [0] })).names).toEqual([admin.name]);
  });

  it.each([{ sortBy: 'password_hash' }, { limit: 101 }, { limit: 0 }])('refuses %j', async (given) => {
    expect(await reasonOf(list(given))).toBe('VALIDATION');
  });
});
