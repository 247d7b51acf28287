import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import { signIn, type Visit, visit } from './chromium.js';
import type { Hand } from './hands/hand.js';
import {
  isColoured,
  modelAnswer,
  openByKeys,
  openByMouse,
  reload,
  resultOf,
  scoreIn,
  submitByKeys,
  submitByMouse,
} from './practice.js';

const abbreviation = (type: number) => builtInTypes[type]?.abbr ?? String(type);

/** Every objective type must go from its list to the mark, by mouse and by keyboard alone, whatever its form. */
export function describeObjective<Value>(types: readonly number[], hand: Hand<Value>): void {
  let learner: Visit;
  beforeAll(async () => {
    learner = await visit();
    await signIn(learner.page, 'learner', 'learner-demo-pass');
  });
  beforeEach(() => learner.forget());
  afterAll(() => learner.end());

  describe.each(types.map((type) => [abbreviation(type), type] as const))('%s', (_, type) => {
    it('is answered wrong by mouse, kept through a reload, and marked beside the right answer', async () => {
      const { page } = learner;
      const question = await openByMouse(page, type, 0);
      const wrong = hand.wrong(question);
      await hand.byMouse(page, wrong, question);
      await reload(page);
      await hand.holds(page, wrong, question);
      await submitByMouse(page);

      const { points, full } = await scoreIn(await resultOf(page, 'scored'));
      expect(points).toBeLessThan(full);
      expect(await isColoured(hand.wrongMarks(page).first(), '--bad')).toBe(true);
      const shown = await modelAnswer(page);
      for (const text of hand.rightTexts(question)) expect(shown).toContain(text);
      expect(learner.complaints).toEqual([]);
    });

    it('is answered right by keyboard alone, and marked green with every point', async () => {
      const { page } = learner;
      const question = await openByKeys(page, type, 1);
      await hand.byKeys(page, question.full as Value, question);
      await submitByKeys(page);

      const { points, full } = await scoreIn(await resultOf(page, 'scored'));
      expect(points).toBe(full);
      expect(await isColoured(hand.rightMarks(page).first(), '--ok')).toBe(true);
      expect(await hand.wrongMarks(page).count()).toBe(0);
      expect(learner.complaints).toEqual([]);
    });
  });
}
