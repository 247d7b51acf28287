import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seedBank } from '../src/seed/seed-bank.js';
import { anAdmin } from './builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

const everything = async () => ({
  types: await service.database.query('select * from question_type order by id'),
  questions: await service.database.query('select * from question order by id'),
  events: await service.database.query('select id from outbox order by position'),
});

describe('seeding', () => {
  it('a second time changes nothing', async () => {
    const before = await everything();
    service.clock.advance(1000);
    expect(await seedBank(service.database, service.clock.now())).toEqual({ types: 0, questions: [] });
    expect(await everything()).toEqual(before);
  });

  it('leaves alone what an admin changed or deleted', async () => {
    const caller = anAdmin();
    await service.bank.updateQuestion({ caller, id: 2001, fields: { name: 'My name' }, restore: false });
    await service.bank.deleteQuestion({ caller, id: 2002 });
    await service.types.updateType({ id: 2, fields: { description: 'My text' }, restore: false });
    const before = await everything();
    await seedBank(service.database, service.clock.now());
    expect(await everything()).toEqual(before);
  });

  it('adds what is missing and announces it', async () => {
    await service.database.query('delete from question where id = 2003');
    expect(await seedBank(service.database, service.clock.now())).toEqual({ types: 0, questions: [2003] });
    expect((await service.events(2003)).at(-1)).toMatchObject({ type: 'question.changed.v1' });
  });
});
