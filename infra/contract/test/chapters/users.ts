import { describe, expect, it } from '@jest/globals';
import type { Api } from '../api.js';
import { answers, badFields, type Row } from '../table.js';

const create = 'PUT /api/user/new';
const notIds = ['2147483648', '-1', '1.5', 'abc', '%00'].map(
  (id): Row => ['learner', `GET /api/user/${id}`, '400 VALIDATION id'],
);

/** api.md 4, and the preferences of 5 */
export const users = (api: Api) =>
  describe('users', () => {
    const fresh = () => ({ name: api.freshName(), password: 'secret-pass' });
    const made = async (body: object = {}) => (await api.ask('admin', create, { body: { ...fresh(), ...body } })).data;

    answers(api, [
      ...notIds,
      ['learner', 'GET /api/user/2147483647', '404 USER_NOT_FOUND'],
      ['admin', 'PUT /api/user/2000000000', '404 USER_NOT_FOUND', { body: { level: 1 } }],
      ['admin', 'PUT /api/user/2000000000', '400 VALIDATION level', { body: { level: 101 } }],
      ['learner', 'PUT /api/user', '409 USER_NAME_TAKEN name', { body: { name: 'ADMIN' } }],
      [
        'manager',
        create,
        '403 SUPER_ADMIN_REQUIRED',
        { body: { name: 'another_manager', password: 'secret-pass', type: 1 } },
      ],
      ...badFields('admin', create, fresh, {
        type: [-1, 3, 1.5, '1', null],
        level: [-1, 101, 1.5, null],
        vipUntil: [-1, 1.5, 'x'],
        phone: ['123', '12345678901', 1],
        email: ['x', 'a@b@c', 1],
        blockingUntil: ['1'],
        password: ['', '12345', null],
      }),
      ...badFields('learner', 'PUT /api/user/preferences', () => ({}), {
        locale: ['en', null],
        theme: ['x'],
        preloadMedia: ['true', 1],
        serverEndpoint: ['ftp://x', 'javascript:alert(1)', 'a'.repeat(256), 5],
        backgroundImagePath: ['a'.repeat(256), 'a\0'],
      }),
    ]);

    it('are whole to themselves and admins, public to others', async () => {
      const { id, token } = await api.register();
      const publicKeys = ['id', 'name', 'avatar', 'level'];
      expect(Object.keys(await api.get('learner', `/api/user/${id}`))).toEqual(expect.arrayContaining(publicKeys));
      expect(Object.keys(await api.get('learner', `/api/user/${id}`))).toHaveLength(4);
      expect(await api.get(token, `/api/user/${id}`)).toEqual(await api.get('manager', `/api/user/${id}`));
      expect(Object.keys(await api.get(token, `/api/user/${id}`))).toHaveLength(17);
    });

    it('change only name and preferCore of themselves', async () => {
      const { id, token } = await api.register();
      const greed = {
        type: 0,
        level: 9,
        vipUntil: 4_070_908_800,
        phone: '13900000000',
        password: 'hacked-pass',
        stats: 5,
        preferCore: 0,
      };
      for (const path of ['/api/user', `/api/user/${id}`]) {
        const { data } = await api.ask(token, `PUT ${path}`, { body: greed });
        expect(data).toMatchObject({ type: 2, level: 0, vipUntil: null, phone: null, preferCore: 0 });
      }
      expect((await api.ask(token, `DELETE /api/user/${id}`)).outcome).toBe('403 ADMIN_REQUIRED');
    });

    it('may be sent back whole by an admin', async () => {
      const user = await made({ level: 3 });
      const { updatedAt: _, ...same } = user;
      expect((await api.ask('admin', `PUT /api/user/${user.id}`, { body: user })).data).toMatchObject(same);
    });

    it('are deleted softly, once, and come back', async () => {
      const { id, name } = await made();
      const { data: first } = await api.ask('admin', `DELETE /api/user/${id}`);
      expect((await api.ask('admin', `DELETE /api/user/${id}`)).data).toEqual(first);
      expect((await api.ask('learner', `GET /api/user/${id}`)).outcome).toBe('404 USER_NOT_FOUND');
      expect(await api.get('admin', `/api/user/${id}`)).toMatchObject({ deletedAt: first.deletedAt });
      expect(await api.get('admin', `/api/user?search=${name}`)).toEqual([]);
      expect(await api.get('admin', `/api/user?search=${name}&include_deleted=true`)).toHaveLength(1);
      await api.ask('admin', `PUT /api/user/${id}`, { body: { deletedAt: null } });
      expect((await api.ask('learner', `GET /api/user/${id}`)).outcome).toBe('200');
    });

    it('who manage are above managers', async () => {
      const [{ id: adminId }] = await api.get('admin', '/api/user?type=0&limit=1');
      const { id } = await made();
      const outcome = async (call: string, body?: object) => (await api.ask('manager', call, { body })).outcome;
      expect(await outcome(`PUT /api/user/${adminId}`, { level: 1 })).toBe('403 SUPER_ADMIN_REQUIRED');
      expect(await outcome(`DELETE /api/user/${adminId}`)).toBe('403 SUPER_ADMIN_REQUIRED');
      expect(await outcome(`PUT /api/user/${id}`, { type: 1 })).toBe('403 SUPER_ADMIN_REQUIRED');
      expect(await outcome(`PUT /api/user/${id}`, { type: 2, level: 4 })).toBe('200');
      for (const body of [{ type: 1 }, { blockingUntil: 4_070_908_800 }]) {
        expect((await api.ask('admin', `PUT /api/user/${adminId}`, { body })).outcome).toBe('409 LAST_SUPER_ADMIN');
      }
      expect((await api.ask('admin', `DELETE /api/user/${adminId}`)).outcome).toBe('409 LAST_SUPER_ADMIN');
    });
  });
