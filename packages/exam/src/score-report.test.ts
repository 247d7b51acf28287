import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { practisedTypeIds, questionTypeRules } from './registry.js';
import type { ReportItem } from './report/report-item.js';
import { scoreReport } from './score-report.js';

/** An item of which a share of the points was reached. */
const anItem = (questionTypeId: number, share: number): ReportItem => ({ questionTypeId, score: { s: share, f: 1 } });
const items = (questionTypeId: number, ...shares: number[]) => shares.map((share) => anItem(questionTypeId, share));

/** Three items of a type for each skill of the academic exam. */
const everySkill = (share: number) => [2, 1, 12, 17].flatMap((id) => items(id, share, share, share));

describe('the score report', () => {
  it('agrees with the worked example: three sentences repeated and one dictated', () => {
    const report = scoreReport([...items(3, 0.8, 0.6, 0.7), ...items(20, 0.9)], 'academic');
    expect(report.communicativeSkills.listening).toBe(72);
    expect(report.ranges.listening).toBe(16);
    expect(report.communicativeSkills).toMatchObject({ writing: null, reading: null });
    expect(report.overall).toBeNull();
  });

  it.each([
    [0, 10],
    [0.4, 42],
    [0.85, 80],
    [1, 90],
  ])('puts a share of %d on the scale as %i, in each skill and overall', (share, score) => {
    const { overall, communicativeSkills } = scoreReport(everySkill(share), 'academic');
    expect(communicativeSkills).toEqual({ speaking: score, writing: score, reading: score, listening: score });
    expect(overall).toBe(score);
  });

  it('gives no number to a skill with fewer than three items, nor an overall score', () => {
    const { overall, communicativeSkills, ranges } = scoreReport(everySkill(0.5).slice(1), 'academic');
    expect(communicativeSkills.speaking).toBeNull();
    expect(ranges).toMatchObject({ speaking: null, overall: null });
    expect(communicativeSkills.reading).toBe(51);
    expect(overall).toBeNull();
  });

  it('shares the weight of a type among its items, however many', () => {
    const many = scoreReport([...items(3, 1, 1, 1, 1, 1, 1), ...items(2, 0)], 'academic');
    const few = scoreReport([...items(3, 1, 1), ...items(2, 0)], 'academic');
    expect(many.communicativeSkills.speaking).toBe(few.communicativeSkills.speaking);
  });

  it('weighs by the exam and leaves out what has no weight in it', () => {
    const given = [...items(2, 1, 1, 1), ...items(5, 0, 0, 0)];
    expect(scoreReport(given, 'core')).toMatchObject({
      communicativeSkills: { speaking: 90, reading: 90, listening: null },
      types: [{ questionTypeId: 2, items: 3, share: 1, weights: { S: 1, R: 1 } }],
    });
    expect(scoreReport(given, 'academic').communicativeSkills).toMatchObject({ reading: null, listening: 10 });
  });

  it('knows nothing of a mock or of types to come', () => {
    expect(scoreReport([...items(25, 1, 1, 1), ...items(99, 1)], 'academic')).toMatchObject({
      types: [],
      strengths: [],
    });
  });

  it('is narrower the more items there are, and never outside 2 to 20', () => {
    const rangeOf = (count: number) =>
      scoreReport(items(2, ...Array<number>(count).fill(0.5)), 'academic').ranges.speaking;
    expect([3, 12, 40, 400].map(rangeOf)).toEqual([18, 9, 5, 2]);
  });

  it('stays on the scale and rises with every share', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const given = fc.array(fc.tuple(fc.constantFrom(...practisedTypeIds), share, share), { maxLength: 60 });
    fc.assert(
      fc.property(given, fc.constantFrom('academic', 'core'), (rows, exam) => {
        const low = scoreReport(
          rows.map(([id, a, b]) => anItem(id, Math.min(a, b))),
          exam,
        );
        const high = scoreReport(
          rows.map(([id, a, b]) => anItem(id, Math.max(a, b))),
          exam,
        );
        for (const skill of ['speaking', 'writing', 'reading', 'listening'] as const) {
          const [less, more] = [low.communicativeSkills[skill], high.communicativeSkills[skill]];
          expect(less === null).toBe(more === null);
          expect((less ?? 10) >= 10 && (more ?? 90) <= 90 && (less ?? 0) <= (more ?? 0)).toBe(true);
        }
      }),
    );
  });
});

describe('enabling skills', () => {
  const essay: ReportItem = {
    questionTypeId: 1,
    score: [
      { i: 0, s: 5, f: 6 },
      { i: 1, s: 2, f: 2 },
      { i: 7, s: 4, f: 6 },
      { i: 2, s: 1, f: 2 },
      { i: 8, s: 4, f: 6 },
      { i: 3, s: 2, f: 2 },
      { i: 4, s: 2, f: 2 },
    ],
  };

  it('come from the traits, and are unknown without any', () => {
    expect(scoreReport([essay], 'academic').enablingSkills).toEqual({
      grammar: 51,
      oralFluency: null,
      pronunciation: null,
      spelling: 90,
      vocabulary: 90,
      writtenDiscourse: 64,
    });
  });

  it('count speech by its own traits', () => {
    const spoken: ReportItem = {
      questionTypeId: 2,
      score: [
        { i: 0, s: 5, f: 5 },
        { i: 5, s: 2, f: 5 },
        { i: 6, s: 4, f: 5 },
      ],
    };
    expect(scoreReport([spoken], 'core').enablingSkills).toMatchObject({
      oralFluency: 42,
      pronunciation: 76,
      grammar: null,
    });
  });

  it('take blanks of the reading types for vocabulary', () => {
    const blanks: ReportItem = { questionTypeId: 9, score: { s: 1, f: 4 } };
    expect(scoreReport([blanks], 'academic').enablingSkills).toMatchObject({ vocabulary: 29, spelling: null });
  });

  it('take misspelt words of dictations for spelling, not missing ones', () => {
    const rules = questionTypeRules(20)!;
    const dictated = (typed: string): ReportItem => {
      const { score, analysis } = rules.mark!(
        { content: {}, key: { text: 'The village library centre closes early' } },
        typed,
      );
      return { questionTypeId: 20, score, analysis };
    };
    const spelling = (typed: string) => scoreReport([dictated(typed)], 'academic').enablingSkills.spelling;
    expect(spelling('the village library')).toBe(90);
    expect(spelling('the vilage libary closes')).toBe(51);
    expect(spelling('the center closes')).toBe(90);
    expect(spelling('nothing here')).toBeNull();
  });
});

describe('contributions', () => {
  it('add up to the whole of each skill', () => {
    const { types } = scoreReport([...everySkill(0.5), ...items(20, 1, 0), ...items(3, 0.5)], 'academic');
    for (const skill of ['S', 'W', 'R', 'L'] as const) {
      expect(types.reduce((sum, { weights }) => sum + (weights[skill] ?? 0), 0)).toBeCloseTo(1);
    }
    expect(types.map(({ questionTypeId }) => questionTypeId)).toEqual([1, 2, 3, 12, 17, 20]);
    expect(types.find(({ questionTypeId }) => questionTypeId === 20)).toMatchObject({ items: 2, share: 0.5 });
  });

  it('show each trait over all items', () => {
    const spoken = (s: number): ReportItem => ({
      questionTypeId: 2,
      score: [
        { i: 0, s, f: 5 },
        { i: 6, s: 4, f: 5 },
      ],
    });
    expect(scoreReport([spoken(4.6), spoken(0.1), ...items(21, 1)], 'academic').traits).toEqual([
      { i: 0, s: 4.7, f: 10 },
      { i: 6, s: 8, f: 10 },
    ]);
  });

  it('name up to three types far above and far below the mean, the furthest first', () => {
    const given = [
      ...[items(2, 0.9), items(3, 0.7), items(4, 0.1), items(12, 0.5), items(17, 0.3), items(20, 0.52)],
      ...[items(9, 0.8), items(11, 0.2), items(10, 0.25)],
    ];
    const { strengths, weaknesses } = scoreReport(given.flat(), 'academic');
    expect({ strengths, weaknesses }).toEqual({ strengths: [2, 9, 3], weaknesses: [4, 11, 10] });
    expect(scoreReport(everySkill(0.5), 'academic')).toMatchObject({ strengths: [], weaknesses: [] });
  });
});
