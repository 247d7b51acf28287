import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EventDefinition, eventTypeOf, type NewEvent } from '@pte/events/define-event';
import { resourceDeleted } from '@pte/events/resource/resource-deleted.v1';
import { resourceStored } from '@pte/events/resource/resource-stored.v1';
import { submissionCreated } from '@pte/events/submission/submission-created.v1';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { toMessage } from '@pte/messaging/cloud-event';
import { eventually } from '@pte/testing/eventually';
import { aLearner, type Person, selfUser } from './people.js';
import { startUserService, type UserService } from './user-service.js';

let service: UserService;
beforeAll(async () => {
  service = await startUserService();
});
afterAll(() => service?.stop());

let submissions = 0;

function messageOf<Definition extends EventDefinition>({ definition, data }: NewEvent<Definition>, id: string) {
  const { topic } = definition;
  const event = { id, type: eventTypeOf(definition), topic, key: definition.key(data), time: new Date() };
  return toMessage({ ...event, data: JSON.stringify(data) }, 'test', {});
}

const publish = <Definition extends EventDefinition>(event: NewEvent<Definition>, id: string = randomUUID()) =>
  eventually(() => service.bus.publish([messageOf(event, id)]), { timeout: 30_000 });

const publishAll = (events: readonly (ReturnType<typeof created> | ReturnType<typeof marked>)[]) => {
  const messages = events.map((event) => messageOf(event as NewEvent<EventDefinition>, randomUUID()));
  return eventually(() => service.bus.publish(messages), { timeout: 30_000 });
};

interface Practice {
  submissionId: number;
  type: number;
  timeUsed: number;
  at: string;
  attempt: number;
}

const created = (person: Person, given: Partial<Practice> = {}) => {
  const { submissionId = ++submissions, type = 12, timeUsed = 60, at = '2026-03-10T11:00:00Z', attempt = 1 } = given;
  const createdAt = Date.parse(at) / 1000;
  const what = { submissionId, questionId: 1, questionTypeId: type, userId: person.id, timeUsed, createdAt, attempt };
  return submissionCreated({ ...what, mockSessionId: null, scoring: null });
};

const marked = (person: Person, submissionId: number, points: number, fullPoints: number, attempt = 1, type = 12) =>
  submissionMarked({
    ...{ submissionId, questionId: 1, questionTypeId: type, userId: person.id, attempt, points, fullPoints },
    ...{ scoringStatus: fullPoints > 0 ? 'scored' : 'failed', score: '', mockSessionId: null, markedAt: 1_773_144_000 },
  });

const statsOf = async ({ id }: Person) => JSON.parse((await service.profiles.getStats({ userId: id })).json);
const follow = (person: Person, expected: object) =>
  eventually(async () => expect(await statsOf(person)).toMatchObject(expected), { timeout: 30_000 });

describe('the stats of a learner', () => {
  it('begin with nothing', async () => {
    const stats = { duration: 0, count: 0, accuracy: null, today: { duration: 0, count: 0 }, byType: [], daily: [] };
    expect(await statsOf(await aLearner(service))).toEqual(stats);
  });

  it('follow what is submitted and marked, by type and by UTC day', async () => {
    const person = await aLearner(service);
    await publish(created(person, { submissionId: 101, type: 12, timeUsed: 100 }));
    await publish(created(person, { submissionId: 102, type: 12, timeUsed: 50, at: '2026-03-09T23:59:59Z' }));
    await publish(created(person, { submissionId: 103, type: 2, timeUsed: 40, at: '2026-03-10T00:00:00Z' }));
    await publish(marked(person, 101, 2, 3));
    await publish(marked(person, 103, 9, 15, 1, 2));
    await follow(person, { count: 3, accuracy: 61.1 });
    expect(await statsOf(person)).toEqual({
      duration: 190,
      count: 3,
      accuracy: 61.1,
      today: { duration: 140, count: 2 },
      byType: [
        { questionTypeId: 2, count: 1, duration: 40, accuracy: 60 },
        { questionTypeId: 12, count: 2, duration: 150, accuracy: 66.7 },
      ],
      daily: [
        { date: '2026-03-09', count: 1, duration: 50 },
        { date: '2026-03-10', count: 2, duration: 140 },
      ],
    });
    const user = selfUser(await service.users.getUser({ caller: person.caller, id: person.id }));
    expect(user.stats).toEqual({ duration: 190, count: 3, accuracy: 61.1 });
  });

  it('take a rescore in place of the earlier mark and count the practice once', async () => {
    const person = await aLearner(service);
    const submissionId = 201;
    await publish(created(person, { submissionId }));
    await publish(marked(person, submissionId, 1, 4));
    await follow(person, { accuracy: 25 });
    await publish(created(person, { submissionId, attempt: 2 }));
    await publish(marked(person, submissionId, 3, 4, 2));
    await publish(marked(person, submissionId, 0, 4, 1));
    await publish(created(person, { submissionId: 202 }));
    await publish(marked(person, 202, 4, 4));
    await follow(person, { count: 2, accuracy: 87.5 });
    await publish(marked(person, submissionId, 0, 0, 3));
    await follow(person, { count: 2, accuracy: 100 });
  });

  it('add up answers of many learners that come at once, in any order', async () => {
    const people = await Promise.all([1, 2, 3].map(() => aLearner(service)));
    const rounds = Array.from({ length: 20 }, (_, round) =>
      people.map((person) => ({ person, type: round % 2, id: ++submissions })),
    );
    const answers = rounds.flat();
    await publishAll([
      ...answers.map(({ person, type, id }) => created(person, { submissionId: id, type, timeUsed: 3 })),
      ...answers.flatMap(({ person, type, id }) => [
        marked(person, id, 0, 2, 1, type),
        marked(person, id, 1, 2, 2, type),
      ]),
      ...answers.map(({ person, type, id }) => marked(person, id, 0, 2, 1, type)),
    ]);
    for (const person of people) {
      await follow(person, { count: 20, duration: 60, accuracy: 50 });
      const { byType } = await statsOf(person);
      expect(
        byType.map(({ questionTypeId, count }: { questionTypeId: number; count: number }) => [questionTypeId, count]),
      ).toEqual([
        [0, 10],
        [1, 10],
      ]);
    }
  });

  it('count an event once however often it comes', async () => {
    const [person, id] = [await aLearner(service), randomUUID()];
    const event = created(person, { submissionId: 301 });
    for (let i = 0; i < 3; i++) await publish(event, id);
    await publish(created(person, { submissionId: 301 + 6, timeUsed: 1 }));
    await follow(person, { duration: 61, count: 2 });
  });

  it('show the last 30 days that have submissions', async () => {
    const person = await aLearner(service);
    const days = Array.from({ length: 32 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + 2 * day)).toISOString());
    await service.database.query(
      `insert into practice_day (user_id, day, count, duration) select $1, day::date, 1, 5 from unnest($2::text[]) day`,
      [person.id, days],
    );
    const { daily } = await statsOf(person);
    expect(daily).toHaveLength(30);
    expect([daily[0].date, daily[29].date]).toEqual(['2026-01-05', '2026-03-04']);
  });
});

describe('the avatar', () => {
  const avatarOf = async (person: Person) =>
    selfUser(await service.users.getUser({ caller: person.caller, id: person.id })).avatar;

  it('is shown while its object is there', async () => {
    const person = await aLearner(service);
    const key = `user-avatars/${person.id}`;
    const object = { resourceId: 1, key, path: 0, ownerId: person.id, questionId: null };
    await publish(resourceStored({ ...object, key: 'question-submissions/a.webm', path: 2 }));
    await publish(resourceStored(object));
    await eventually(async () => expect(await avatarOf(person)).toBe(key), { timeout: 30_000 });
    expect(await service.events()).toContainEqual({ type: 'user.changed.v1', data: { userId: person.id } });
    await publish(resourceDeleted(object));
    await eventually(async () => expect(await avatarOf(person)).toBeNull(), { timeout: 30_000 });
  });
});
