import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MediaStage } from '../src/seed/media/content-with-media.js';
import { seedBank } from '../src/seed/seed-bank.js';
import { anAdmin } from './builders.js';
import { NotedMedia } from './fake-media.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
let media: NotedMedia;
beforeAll(async () => {
  service = await startQuestionService();
});
beforeEach(() => {
  media = new NotedMedia();
});
afterAll(() => service?.stop());

const seed = (stage: MediaStage = 'first voice') =>
  seedBank({ database: service.database, media, stage }, service.clock.now());

const everything = async () => ({
  types: await service.database.query('select * from question_type order by id'),
  questions: await service.database.query('select * from question order by id'),
  events: await service.database.query('select id from outbox order by position'),
});

const audioUrlOf = async (id: number) => {
  const [row] = await service.database.query<{ content: string }>('select content from question where id = $1', [id]);
  return (JSON.parse(row!.content) as { audioUrl: unknown }).audioUrl;
};

describe('seeding', () => {
  it('a second time changes nothing and makes nothing', async () => {
    const before = await everything();
    service.clock.advance(1000);
    expect(await seed()).toEqual({ types: 0, questions: [] });
    expect(await everything()).toEqual(before);
    expect(media.asked).toEqual([]);
  });

  it('leaves alone what an admin changed or deleted', async () => {
    const caller = anAdmin();
    const content = JSON.stringify({ v: 1, audioUrl: 'https://sounds.example/3003.mp3' });
    await service.bank.updateQuestion({ caller, id: 2001, fields: { name: 'My name' }, restore: false });
    await service.bank.updateQuestion({ caller, id: 3003, fields: { content }, restore: false });
    await service.bank.deleteQuestion({ caller, id: 2002 });
    await service.types.updateType({ id: 2, fields: { description: 'My text' }, restore: false });
    const before = await everything();
    await seed();
    expect(await everything()).toEqual(before);
  });

  it('adds what is missing once its media are made, and announces it', async () => {
    await service.database.query('delete from question where id = 2003');
    media.broken = 2003;
    await expect(seed()).rejects.toThrow('nobody can speak');
    expect(await service.database.query('select id from question where id = 2003')).toEqual([]);
    media.broken = undefined;
    expect(await seed()).toEqual({ types: 0, questions: [2003] });
    expect(media.asked).toEqual(['2003 first voice']);
    expect((await service.events(2003)).at(-1)).toMatchObject({ type: 'question.changed.v1' });
  });

  it('goes on where it was interrupted', async () => {
    await service.database.query('delete from question where type = 20');
    media.broken = 20_040;
    await expect(seed()).rejects.toThrow();
    media.broken = undefined;
    const [{ count: kept }] = (await service.database.query('select count(*)::int from question where type = 20')) as [
      { count: number },
    ];
    expect(kept).toBe(24);
    expect((await seed()).questions.length).toBe(40 - kept);
  });

  it('gives media to a question that was seeded without', async () => {
    const content = JSON.stringify({ v: 1 });
    await service.database.query('update question set content = $1 where id = 3005', [content]);
    expect(await seed()).toEqual({ types: 0, questions: [3005] });
    expect(await audioUrlOf(3005)).toMatch(/^question-resources\/3005\/(us|uk)-(wo)?man\.mp3$/);
  });

  it('adds the other voices later, and the first stage does not take them away', async () => {
    await seed('every voice');
    expect(media.asked).toContain('3001 every voice');
    expect(media.asked.some((asked) => asked.startsWith('3003'))).toBe(false);
    const addresses = (await audioUrlOf(3001)) as { type: number; url: string }[];
    expect(addresses.map(({ type }) => type)).toEqual([0, 1, 2, 3, 4]);
    const before = await everything();
    await seed();
    await seed('every voice');
    expect(await everything()).toEqual(before);
  });
});
