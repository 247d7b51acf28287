import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { anAdmin, aQuestion } from './builders.js';
import { aMock, Sitting, someChoices } from './mock-builders.js';
import { type QuestionService, startQuestionService } from './question-service.js';
import { aScoringService } from './scoring-service.js';

let service: QuestionService;
beforeAll(async () => {
  service = await startQuestionService();
});
afterAll(() => service?.stop());

describe('the report of a mock', () => {
  it('is the worked example of the specification', async () => {
    const sentences = await Promise.all(
      [1, 2, 3].map(() =>
        aQuestion(service, { type: 3, content: '{"audioUrl":"a.mp3"}', answer: '{"text":"Birds fly."}' }),
      ),
    );
    const text = 'one two three four five six seven eight nine ten';
    const dictation = await aQuestion(service, {
      ...{ type: 20, content: '{"audioUrl":"a.mp3"}', answer: JSON.stringify({ text }) },
    });
    const content = { speaking: sentences.map(({ id }) => id), listening: [dictation.id] };
    const sitting = await Sitting.begin(service, await aMock(service, content));
    for (const [index, { id }] of sentences.entries()) {
      await sitting.save(index, service.content.upload(sitting.caller.userId, id));
    }
    await sitting.save(3, text.replace(' ten', ''));
    const { items } = await sitting.submit();
    expect(await sitting.report()).toMatchObject({ complete: false, communicativeSkills: { listening: null } });
    const scoring = aScoringService(service);
    for (const [index, s] of [8, 6, 7].entries()) {
      await scoring.scores(items[index].submissionId, { score: [{ i: 0, s, f: 10 }] });
    }
    await eventually(async () => expect(await sitting.report()).toMatchObject({ complete: true }), { timeout: 30_000 });
    expect(await sitting.report()).toMatchObject({
      ...{ sessionId: sitting.id, mockId: sitting.mockId, mockName: 'Mock', examType: 0, overall: null, leftOut: [] },
      communicativeSkills: { listening: 72, reading: null, writing: null },
      ranges: { overall: null, listening: 16 },
      mappingVersion: expect.any(String),
      ...{ items: (await sitting.result()).items },
    });
  }, 60_000);

  it('leaves out what was not usable and counts what was not answered as nothing', async () => {
    const ids = await someChoices(service, 5);
    const sitting = await Sitting.begin(service, await aMock(service, { reading: ids }));
    for (const index of [0, 1]) await sitting.save(index, 2);
    await sitting.save(2, 7);
    await sitting.submit(sitting.caller, { examType: 1 });
    expect(await sitting.report()).toMatchObject({
      ...{ examType: 1, complete: true, leftOut: [2], communicativeSkills: { reading: 51, speaking: null } },
      types: [{ questionTypeId: 21, items: 4, share: 0.5 }],
    });
  });

  it('stays as it was given, unless one of its items is scored anew', async () => {
    const ids = await someChoices(service, 3);
    const sitting = await Sitting.begin(service, await aMock(service, { reading: ids }));
    await sitting.save(0, 2);
    const { items } = await sitting.submit();
    await sitting.report();
    const kept = `update mock_session set report = jsonb_set(report, '{numbers,mappingVersion}', '"0"') where id = $1`;
    await service.database.query(kept, [sitting.id]);
    expect(await sitting.report()).toMatchObject({ mappingVersion: '0' });
    await service.bank.updateQuestion({
      caller: anAdmin(),
      id: ids[0]!,
      fields: { answer: '{"choice":0}' },
      restore: false,
    });
    await service.practice.rescore({ caller: anAdmin(), id: items[0].submissionId });
    expect(await sitting.report()).toMatchObject({ mappingVersion: '1', communicativeSkills: { reading: 10 } });
  });
});
