import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import { signIn, type Visit, visit } from './chromium.js';
import { writtenText } from './hands/text.js';
import { openByKeys, openByMouse, reload, resultOf, scoreIn, submitByKeys, submitByMouse } from './practice.js';

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
    it.each(types)(
      '%s, a model answer, survives a reload and is scored with the points that it makes',
      async (_, type) => {
        const { page } = writer;
        const question = await openByMouse(page, type, 1);
        const text = String(question.key['sample']);
        await writtenText.byMouse(page, text, question);
        await reload(page);
        await writtenText.holds(page, text, question);
        await submitByMouse(page);

        const { points, full } = await scoreIn(await resultOf(page, 'scored'));
        expect(points / full).toBeGreaterThan(0.4);
        const answer = page.getByRole('group', { name: 'Your answer' });
        await answer.getByRole('heading', { name: 'Key points' }).waitFor();
        expect(await answer.locator('[data-state=found]').count()).toBeGreaterThan(0);
        expect(writer.complaints).toEqual([]);
      },
    );

    it('has its mistakes marked, and corrections go into a copy to practise on', async () => {
      const { page } = writer;
      const question = await openByMouse(page, 23, 0);
      const text = `${String(question.key['sample'])} These is a wonderfull exampel.`;
      await writtenText.byMouse(page, text, question);
      await submitByMouse(page);

      await resultOf(page, 'scored');
      await page.getByRole('list', { name: 'Notes' }).getByText('wonderfull', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Accept wonderful', exact: true }).click();
      await page.getByRole('button', { name: 'Go on practising with it' }).click();
      await writtenText.holds(page, text.replace('wonderfull', 'wonderful'), question);
      expect(writer.complaints).toEqual([]);
    });
  }
});
