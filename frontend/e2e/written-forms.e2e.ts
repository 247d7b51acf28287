import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import { signIn, type Visit, visit } from './chromium.js';
import { writtenText } from './hands/text.js';
import {
  openByKeys,
  openByMouse,
  reload,
  resultOf,
  savedUnscored,
  scoreIn,
  submitByKeys,
  submitByMouse,
} from './practice.js';

const types = [0, 1, 13, 22, 23, 24].map((type) => [builtInTypes[type]?.abbr, type] as const);
const tooShort = 'Yes.';

describe.each(['learner', 'vip'] as const)('a text of the %s', (name) => {
  let writer: Visit;
  beforeAll(async () => {
    writer = await visit();
    await signIn(writer.page, name, `${name}-demo-pass`);
  });
  beforeEach(() => writer.forget());
  afterAll(() => writer.end());

  if (name === 'learner') {
    it.each(types)('%s, a model answer, gets every point of Form at once, by keyboard alone', async (_, type) => {
      const { page } = writer;
      const question = await openByKeys(page, type, 0);
      await writtenText.byKeys(page, String(question.key['sample']), question);
      await submitByKeys(page);

      const card = await resultOf(page, 'scored');
      const { points, full } = await scoreIn(card);
      expect(points).toBe(full);
      expect(await card.innerText()).toContain('VIP');
      expect(writer.complaints).toEqual([]);
    });

    it('of one word gets nothing, and is told why', async () => {
      const { page } = writer;
      const question = await openByMouse(page, 1, 1);
      await writtenText.byMouse(page, tooShort, question);
      await submitByMouse(page);

      const card = await resultOf(page, 'scored');
      expect((await scoreIn(card)).points).toBe(0);
      expect(await card.innerText()).toContain('Form is 0');
    });
  } else {
    it.each(types)('%s survives a reload, is stored, and says that it is not scored yet', async (_, type) => {
      const { page } = writer;
      const question = await openByMouse(page, type, 1);
      const text = String(question.key['sample']);
      await writtenText.byMouse(page, text, question);
      await reload(page);
      await writtenText.holds(page, text, question);
      await submitByMouse(page);

      await savedUnscored(page);
      expect(await page.getByRole('group', { name: 'Your answer' }).innerText()).toContain(text);
      expect(writer.complaints).toEqual([]);
    });
  }
});
