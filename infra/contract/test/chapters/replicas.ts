import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Api, Learner } from '../api.js';

/** Two gateways in front of the same services: api.md 1.2 and 1.7 */
export const replicas = (api: Api) =>
  describe('two gateways', () => {
    let other: Awaited<ReturnType<Api['anotherGateway']>>;
    beforeAll(async () => {
      other = await api.anotherGateway();
    });
    afterAll(() => other?.stop());

    const statusAt = async (address: string, token: string) => {
      const response = await fetch(`${address}/api/user/stats`, { headers: { authorization: token } });
      await response.arrayBuffer();
      return response.status;
    };
    const everywhere = (token: string) =>
      Promise.all([api.address, other.address].map((each) => statusAt(each, token)));

    const endings: readonly [string, (learner: Learner) => Promise<unknown>, number][] = [
      ['sign-out', ({ token }) => api.ask(token, 'POST /api/user/sign-out'), 401],
      ['deletion', ({ id }) => api.ask('admin', `DELETE /api/user/${id}`), 401],
      [
        'blocking',
        ({ id }) => api.ask('admin', `PUT /api/user/${id}`, { body: { blockingUntil: 4_070_908_800 } }),
        403,
      ],
      [
        'a new password',
        ({ id }) => api.ask('admin', `PUT /api/user/${id}`, { body: { password: 'another-pass' } }),
        401,
      ],
    ];

    it.each(endings)('both refuse a token at once after %s', async (_, end, status) => {
      const learner = await api.register();
      // Twice: by then both remember the token.
      for (let time = 0; time < 2; time += 1) expect(await everywhere(learner.token)).toEqual([200, 200]);
      await end(learner);
      expect(await everywhere(learner.token)).toEqual([status, status]);
    });

    it('count wrong passwords together', async () => {
      const { name, password } = await api.register();
      const attempt = async (address: string, tried: string) => {
        const response = await fetch(`${address}/api/user/sign-in`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ name, password: tried }),
        });
        const { reason } = (await response.json()) as { reason?: string };
        return reason;
      };
      for (let count = 0; count < 10; count += 1)
        expect(await attempt(count % 2 === 0 ? api.address : other.address, 'wrong')).toBe('BAD_CREDENTIALS');
      for (const address of [api.address, other.address]) expect(await attempt(address, password)).toBe('RATE_LIMITED');
    });
  });
