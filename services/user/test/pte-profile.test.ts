import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aLearner } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

const targets = { targetTotal: 65, targetSpeaking: 60, targetWriting: 70, targetReading: 65, targetListening: 65 };
const get = (userId: number) => service.profiles.getPteProfile({ userId });
const set = async (userId: number, given: object = {}) =>
  JSON.parse((await service.profiles.setPteProfile({ userId, ...targets, examType: 0, ...given })).json);

describe('the PTE profile', () => {
  it('is none, and academic, before it is set', async () => {
    expect(await get((await aLearner(service)).id)).toEqual({ json: 'null', examType: 0 });
  });

  it('is what was set last, and nobody else has it', async () => {
    const [{ id }, other] = [await aLearner(service), await aLearner(service)];
    const first = await set(id, { examDate: 1_792_000_000, examType: 1 });
    expect(first).toEqual({ ...targets, examDate: 1_792_000_000, examType: 1, updatedAt: 1_773_144_000 });
    expect(await get(id)).toEqual({ json: JSON.stringify(first), examType: 1 });
    service.clock.advance(5);
    const second = await set(id, { targetTotal: 90 });
    expect(second).toEqual({ ...targets, targetTotal: 90, examDate: null, examType: 0, updatedAt: 1_773_144_005 });
    expect(JSON.parse((await get(id)).json)).toEqual(second);
    expect((await get(other.id)).json).toBe('null');
  });

  it('stays as it is when a field is refused', async () => {
    const { id } = await aLearner(service);
    await set(id);
    await expect(set(id, { targetTotal: 91, examType: 2 })).rejects.toMatchObject({
      reason: 'VALIDATION',
      details: { fields: { targetTotal: { code: 'invalid' }, examType: { code: 'invalid' } } },
    });
    expect(JSON.parse((await get(id)).json)).toMatchObject(targets);
  });

  it('is one, whichever of two changes at the same moment comes last', async () => {
    const { id } = await aLearner(service);
    await Promise.all([10, 20, 30, 40].map((targetTotal) => set(id, { targetTotal })));
    expect([10, 20, 30, 40]).toContain(JSON.parse((await get(id)).json).targetTotal);
  });
});
