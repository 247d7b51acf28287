import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Api, Learner } from '../api.js';
import { answers, type Row } from '../table.js';

const publicReads = [
  '/api/question-type',
  '/api/question-type/2',
  '/api/question/item',
  '/api/question/item/2001',
  '/api/prediction',
  '/api/mock',
  '/api/stats/site',
];
const blind = ['/api/config', '/api/health/live', '/api/health/ready'];
const adminCalls = [
  'GET /api/user',
  'PUT /api/user/new',
  'PUT /api/user/2000000000',
  'DELETE /api/user/nonsense',
  'PUT /api/question-type/new',
  'DELETE /api/question-type/99999',
  'PUT /api/question/item/2000000000',
  'DELETE /api/question/item/nonsense',
  'PUT /api/mock/new',
  'PUT /api/mock/2000000000',
  'DELETE /api/mock/nonsense',
  'GET /api/oss/resources',
  'GET /api/report',
  'PUT /api/report/nonsense',
];
const ofAdmins = adminCalls.flatMap((call): Row[] => [
  ['nobody', call, '401 UNAUTHORIZED'],
  ['learner', call, '403 ADMIN_REQUIRED'],
  ['vip', call, '403 ADMIN_REQUIRED'],
]);

/** api.md 1.2 */
export const callers = (api: Api) =>
  describe('callers', () => {
    answers(api, [
      ...publicReads.flatMap((path): Row[] => [
        ['nobody', `GET ${path}`, '200'],
        ['not-a-token', `GET ${path}`, '401 TOKEN_INVALID'],
      ]),
      ...blind.map((path): Row => ['not-a-token', `GET ${path}`, '200']),
      ...ofAdmins,
      ['nobody', 'GET /api/user/stats', '401 UNAUTHORIZED'],
      ['manager', 'GET /api/dev/outbox', '403 SUPER_ADMIN_REQUIRED'],
      ['admin', 'GET /api/dev/outbox?to=nobody@example.com', '200'],
      ['learner', 'POST /api/question/submission/2001/recording', '403 VIP_RECORDING_ONLY'],
      ['learner', 'POST /api/question/submission/1/rescore', '403 VIP_REQUIRED'],
      ['nobody', 'GET /api/question/item?includeDeleted=true&limit=0', '401 UNAUTHORIZED'],
      ['learner', 'GET /api/question-type?include_deleted=true&preferCore=9', '403 ADMIN_REQUIRED'],
      ['manager', 'GET /api/question/item?includeDeleted=true&limit=0', '400 VALIDATION limit'],
    ]);

    it('takes the token with and without Bearer, and no cookie in its place', async () => {
      const token = api.tokenOf('learner');
      expect((await api.ask(`Bearer ${token}`, 'GET /api/user/stats')).status).toBe(200);
      const cookie = { cookie: `token=${token}` };
      expect((await api.ask('nobody', 'GET /api/user/stats', { headers: cookie })).outcome).toBe('401 UNAUTHORIZED');
      expect((await api.ask('nobody', 'POST /api/user/sign-out', { headers: cookie })).outcome).toBe(
        '401 UNAUTHORIZED',
      );
    });

    describe('whose rights change', () => {
      let learner: Learner;
      const becomes = (body: object) => api.ask('admin', `PUT /api/user/${learner.id}`, { body });
      const outcomeOf = async (call: string) => (await api.ask(learner.token, call)).outcome;
      beforeAll(async () => {
        learner = await api.register();
      });

      it('are VIP, manager and blocked with the next request', async () => {
        const rescore = 'POST /api/question/submission/2000000000/rescore';
        await becomes({ vipUntil: 4_070_908_800 });
        expect(await outcomeOf(rescore)).toBe('404 SUBMISSION_NOT_FOUND');
        await becomes({ vipUntil: 1000 });
        expect(await outcomeOf(rescore)).toBe('403 VIP_REQUIRED');
        await becomes({ type: 1 });
        expect(await outcomeOf('GET /api/user?limit=1')).toBe('200');
        await becomes({ type: 2, blockingUntil: 4_070_908_800 });
        expect(await outcomeOf('GET /api/question-type')).toBe('403 USER_BLOCKED');
        await becomes({ blockingUntil: null });
        expect(await outcomeOf('GET /api/user/stats')).toBe('200');
      });

      it('are nobody once deleted', async () => {
        await api.ask('admin', `DELETE /api/user/${learner.id}`);
        expect(await outcomeOf('GET /api/question-type')).toBe('401 TOKEN_INVALID');
      });
    });
  });
