import { describe, expect, it } from '@jest/globals';
import type { WritingTask } from '@pte/exam/judging';
import { questionTypeRules } from '@pte/exam/registry';
import { smallLanguage } from '../../test/builders/small-language.js';
import { scoreWriting } from './score-writing.js';

const task: WritingTask = {
  kind: 'writing',
  genre: 'summary',
  prompt:
    'Our town has opened a tool library. Members pay a small fee and borrow drills. Volunteers check every tool on return.',
  points: [
    { id: 'p1', text: 'members borrow tools', w: 2, any: ['borrow'] },
    { id: 'p2', text: 'volunteers check tools', w: 1, any: ['volunteer', 'check'] },
  ],
  samples: [],
};
const summary =
  'The town now has a library where members borrow tools for a low price. Volunteers look at everything that comes back, so that it stays safe to use.';
const [summaryType, essayType, emailType] = [23, 1, 22].map((id) => questionTypeRules(id) ?? { traits: [] });
const score = (text: string, changes: Partial<WritingTask> = {}, rules = summaryType) =>
  scoreWriting({ text, task: { ...task, ...changes }, rules: rules ?? {}, otherTasks: [] }, smallLanguage);
const points = (scored: ReturnType<typeof score>) => scored.score.map(({ s }) => s);
const codes = (scored: ReturnType<typeof score>) => scored.analysis.notes?.map(({ code }) => code);

describe('scoreWriting', () => {
  it('gives a good summary full points, with a reason for each trait in both languages', () => {
    const scored = score(summary);
    expect(scored.score).toEqual([
      { i: 0, s: 2, f: 2 },
      { i: 1, s: 2, f: 2 },
      { i: 2, s: 2, f: 2 },
      { i: 3, s: 2, f: 2 },
    ]);
    expect(scored.analysis).toMatchObject({
      v: 1,
      status: 'done',
      zero: null,
      points: [
        { id: 'p1', hit: 1 },
        { id: 'p2', hit: 1 },
      ],
    });
    const { traits: explained = [], notes = [] } = scored.analysis;
    expect(explained.map(({ i }) => i)).toEqual([0, 1, 2, 3]);
    for (const { zh, en } of [...notes, ...explained.flatMap(({ band, reasons }) => [band, ...reasons])]) {
      expect(zh).toMatch(/\p{Script=Han}/u);
      expect(en).not.toMatch(/\{\w+\}|undefined|NaN/);
    }
    expect(codes(scored)).toEqual(['no-grammar-checker', 'no-parser']);
  });

  it('takes a point off Content for what is missing, and says what', () => {
    const scored = score(summary.replace('Volunteers look', 'People look'));
    expect(points(scored)[0]).toBe(1);
    expect(scored.analysis.notes).toContainEqual(
      expect.objectContaining({ code: 'missing', args: { points: 'volunteers check tools' } }),
    );
  });

  it.each([
    ['empty', '…'],
    ['language', '图书馆很好，大家都喜欢。'],
    ['form', summary.repeat(4)],
    [
      'content',
      'Sleep is good for the mind. People who sleep for eight hours every night are happy in the morning, and they learn better at school or work.',
    ],
  ])('gives nothing at all by the rule %s', (zero, text) => {
    const scored = score(text);
    expect(scored.analysis.zero).toBe(zero);
    expect(points(scored)).toEqual([0, 0, 0, 0]);
    expect(scored.analysis.notes?.length).toBeGreaterThan(0);
  });

  it('marks slips in the text, with what to write instead', () => {
    const text = summary.replace('has a library', 'have a library').replace('The town', 'It');
    const [mark] = score(text).analysis.marks ?? [];
    expect(text.slice(mark?.start, mark?.end)).toBe('have');
    expect(mark).toMatchObject({ i: 2, code: 'agreement', fix: ['has'] });
  });

  it('gives at most one point of Content to a copy', () => {
    const scored = score(`${task.prompt} It is good.`);
    expect(points(scored)[0]).toBe(1);
    expect(codes(scored)).toContain('copied');
  });

  it('has every trait of an essay and of an email, in their order', () => {
    for (const rules of [essayType, emailType]) {
      const scored = score(summary, {}, rules);
      expect(scored.score.map(({ i, f }) => ({ i, f }))).toEqual(rules?.traits);
    }
  });

  it('gives the same for the same text', () => {
    expect(score(summary)).toEqual(score(summary));
  });

  it('never gives more than full points or less than none, whatever is written', () => {
    const wild = ['', ' ', '😀😀😀', '1 2 3', 'a'.repeat(10_000), '. . .', `${'the '.repeat(300)}.`, '\u0000'];
    for (const text of wild) {
      for (const { s, f } of score(text, {}, essayType).score) {
        expect(s).toBeGreaterThanOrEqual(0);
        expect(s).toBeLessThanOrEqual(f);
      }
    }
  });
});
