import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { publishMarked } from './marked-submissions.js';
import { aLearner, type Person, reasonOf } from './people.js';
import { startUserService, type UserService } from './user-service.js';

/** The clock of the tests stands on 2026-03-10. */
let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

interface Plan {
  generatedAt: number;
  examDate: number | null;
  daysLeft: number | null;
  focus: string[];
  days: { date: string; items: { questionTypeId: number; target: number; done: number }[] }[];
}

const planOf = async ({ id }: Person): Promise<Plan> => JSON.parse((await service.plans.getPlan({ userId: id })).json);
const newPlanOf = async ({ id }: Person): Promise<Plan> =>
  JSON.parse((await service.plans.regeneratePlan({ userId: id })).json);

const unix = (date: string) => Date.parse(date) / 1000;
const setGoal = ({ id }: Person, given: { examDate?: number; targetWriting?: number; examType?: number } = {}) =>
  service.profiles.setPteProfile({
    ...{ userId: id, targetTotal: 65, targetSpeaking: 65, targetWriting: 65, targetReading: 65, targetListening: 65 },
    ...{ examType: 0, examDate: undefined },
    ...given,
  });

/** Someone with a goal. */
async function anAimingLearner(goal: Parameters<typeof setGoal>[1] = {}): Promise<Person> {
  const person = await aLearner(service);
  await setGoal(person, goal);
  return person;
}

let submissions = 0;
const practise = (person: Person, questionTypeId: number, shares: readonly number[], at?: string) =>
  publishMarked(
    service,
    shares.map((share) => ({
      ...{ submissionId: ++submissions, userId: person.id, questionTypeId, points: 10 * share, fullPoints: 10, at },
    })),
  );
/** A blank-filling type that weighs much in reading. */
const mastered = 9;

const doneToday = (plan: Plan, type: number) =>
  plan.days[0]!.items.find(({ questionTypeId }) => questionTypeId === type)?.done;

describe('the learning plan', () => {
  it('wants to know what the learner aims at', async () => {
    const person = await aLearner(service);
    expect(await reasonOf(planOf(person))).toBe('PTE_PROFILE_REQUIRED');
    expect(await reasonOf(newPlanOf(person))).toBe('PTE_PROFILE_REQUIRED');
  });

  it('covers today and six days, begins with what is furthest below target, and stays', async () => {
    const person = await anAimingLearner({ targetWriting: 79 });
    const plan = await planOf(person);
    expect(plan).toMatchObject({ generatedAt: service.clock.now().getTime() / 1000, examDate: null, daysLeft: null });
    expect(plan.focus[0]).toBe('writing');
    expect(plan.days.map(({ date }) => date)).toEqual([10, 11, 12, 13, 14, 15, 16].map((day) => `2026-03-${day}`));
    for (const { items } of plan.days) for (const { done } of items) expect(done).toBe(0);
    service.clock.advance(60);
    expect(await planOf(person)).toEqual(plan);
    expect((await newPlanOf(person)).generatedAt).toBe(plan.generatedAt + 60);
  });

  it('ends with the day of the exam', async () => {
    const plan = await planOf(await anAimingLearner({ examDate: unix('2026-03-12T08:00:00Z') }));
    expect(plan).toMatchObject({ examDate: unix('2026-03-12T08:00:00Z'), daysLeft: 2 });
    expect(plan.days.map(({ date }) => date)).toEqual(['2026-03-10', '2026-03-11', '2026-03-12']);
  });

  it('is made anew for another goal', async () => {
    const person = await anAimingLearner();
    const types = (plan: Plan) => new Set(plan.days.flatMap(({ items }) => items.map((item) => item.questionTypeId)));
    const academicOnly = [0, 1, 5, 8, 13, 16];
    const before = types(await planOf(person));
    expect(academicOnly.some((type) => before.has(type))).toBe(true);
    service.clock.advance(1);
    await setGoal(person, { examType: 1 });
    const after = types(await planOf(person));
    expect(academicOnly.some((type) => after.has(type))).toBe(false);
  });

  it('ticks itself off as answers are marked, each once, those of today', async () => {
    const person = await anAimingLearner();
    const [item] = (await planOf(person)).days[0]!.items;
    const { questionTypeId: type } = item!;
    await practise(person, type, [0.5, 1, 0]);
    await practise(person, type, [1], '2026-03-09T23:59:59Z');
    await practise(await anAimingLearner(), type, [1]);
    const again = { submissionId: submissions + 1, userId: person.id, questionTypeId: type, points: 1, fullPoints: 2 };
    submissions += 1;
    await publishMarked(service, [{ ...again, fullPoints: 0, points: 0 }]);
    await publishMarked(service, [
      { ...again, attempt: 2 },
      { ...again, attempt: 3 },
    ]);
    await eventually(async () => expect(doneToday(await planOf(person), type)).toBe(4), { timeout: 30_000 });
  });

  it('of the next day follows how practice went: the weak section leads, the mastered type is gone', async () => {
    const person = await anAimingLearner();
    const planned = ({ days }: Plan) => days.flatMap(({ items }) => items.map(({ questionTypeId }) => questionTypeId));
    expect(planned(await planOf(person))).toContain(mastered);
    const before = submissions;
    for (const type of [mastered, 10, 11, 12, 21]) await practise(person, type, Array(25).fill(1));
    for (const type of [14, 17, 18]) await practise(person, type, Array(25).fill(0));
    await eventually(
      async () => {
        const rows = await service.database.query('select 1 from practice_result where user_id = $1', [person.id]);
        expect(rows).toHaveLength(submissions - before);
      },
      { timeout: 30_000 },
    );
    service.clock.advance(24 * 3600);
    const tomorrow = await planOf(person);
    expect(tomorrow.days[0]!.date).toBe('2026-03-11');
    expect(tomorrow.focus[0]).toBe('listening');
    expect(tomorrow.focus).not.toContain('reading');
    expect(planned(tomorrow)).not.toContain(mastered);
    service.clock.advance(-24 * 3600);
  });
});
