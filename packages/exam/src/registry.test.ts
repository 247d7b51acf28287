import { describe, expect, it } from '@jest/globals';
import { sectionTakes } from './mock-sections.js';
import { builtInType, builtInTypes, type Category, categories } from './question-types.js';
import { practisedTypeIds, questionTypeRules } from './registry.js';

const idsWith = (holds: (typeId: number) => boolean) => practisedTypeIds.filter(holds);

describe('every type that can be practised', () => {
  it('is there: all built-in ones but the mock', () => {
    expect(practisedTypeIds).toEqual(builtInTypes.filter(({ category }) => category !== 4).map(({ id }) => id));
  });

  it.each([
    ['record', [2, 3, 4, 5, 6, 7, 8]],
    ['single-choice', [16, 17, 18, 21]],
    ['multiple-choice', [10, 14]],
    ['highlight-words', [19]],
    ['typed-blanks', [15]],
    ['drag-blanks', [12]],
    ['dropdown-blanks', [9]],
    ['reorder', [11]],
    ['written', [0, 1, 13, 20, 22, 23, 24]],
  ])('is answered in its form: %s', (form, ids) => {
    expect(idsWith((id) => questionTypeRules(id)?.form === form)).toEqual(ids);
  });

  /** Source: scoring.md 4.1, 6 and 7. */
  it.each([
    [0, '0:4 1:1 2:2 3:2'],
    [1, '0:6 1:2 7:6 2:2 8:6 3:2 4:2'],
    [2, '0:5 5:5 6:5'],
    [3, '0:3 5:5 6:5'],
    [4, '0:6 5:5 6:5'],
    [5, '0:6 5:5 6:5'],
    [6, 'undefined:1'],
    [7, '0:6 5:5 6:5'],
    [8, '0:6 5:5 6:5'],
    [13, '0:4 1:2 2:2 3:2 4:2'],
    [22, '0:3 9:2 1:2 10:2 3:2 2:2 4:2'],
    [23, '0:2 1:2 2:2 3:2'],
    [24, '0:2 1:2 2:2 3:2 4:2'],
  ])('has its traits in their order: %i', (typeId, expected) => {
    expect(
      questionTypeRules(typeId)
        ?.traits?.map(({ i, f }) => `${i}:${f}`)
        .join(' '),
    ).toBe(expected);
  });

  it.each([
    ['reading', [2, 3]],
    ['retelling', [4, 5, 7, 8]],
    ['short-answer', [6]],
    ['writing', [0, 1, 13, 22, 23, 24]],
  ])('is judged where it has traits: %s', (kind, ids) => {
    expect(idsWith((id) => questionTypeRules(id)?.judging?.kind === kind)).toEqual(ids);
    for (const id of ids) expect(questionTypeRules(id)?.traits).toBeDefined();
  });

  it('gives the times of the specification', () => {
    const recorded = idsWith((id) => questionTypeRules(id)?.recorded === true);
    expect(recorded).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(recorded.map((id) => questionTypeRules(id)?.recordSeconds)).toEqual(Array(7).fill(40));
    expect(recorded.map((id) => questionTypeRules(id)?.prepSeconds)).toEqual([35, 0, 25, 10, 0, 10, 10]);
    expect(idsWith((id) => questionTypeRules(id)?.writingSeconds === 600)).toEqual([0, 1, 13, 22, 23, 24]);
  });

  it('counts words where Form does, and nowhere else', () => {
    expect(idsWith((id) => questionTypeRules(id)?.wordLimits !== undefined)).toEqual([0, 1, 13, 22, 23, 24]);
  });

  it('has a script exactly where there is a recording, or a text to read', () => {
    expect(idsWith((id) => questionTypeRules(id)?.script !== undefined)).toEqual([
      ...[2, 3, 5, 6, 7, 8, 13, 14, 15, 16, 17, 18, 19, 20, 24],
    ]);
  });
});

describe('sections of a mock', () => {
  /** Source: api.md 9. */
  it.each<[Category, number[]]>([
    ['speaking', [2, 3, 4, 5, 6, 7, 8]],
    ['writing', [0, 1, 20, 22, 23]],
    ['reading', [9, 10, 11, 12, 21]],
    ['listening', [13, 14, 15, 16, 17, 18, 19, 20, 24]],
  ])('of %s take %j', (section, ids) => {
    expect(builtInTypes.map(({ id }) => id).filter((id) => sectionTakes(section, id))).toEqual(ids);
  });

  it('take no mock and nothing unknown', () => {
    for (const section of categories) for (const id of [25, 26, -1]) expect(sectionTakes(section, id)).toBe(false);
  });
});

describe('weights', () => {
  const weightsOf = (exam: 'academic' | 'core') =>
    practisedTypeIds.map((id) => [id, questionTypeRules(id)?.weights[exam] ?? {}] as const);

  it.each(['academic', 'core'] as const)('of each skill in %s add to 100 percent', (exam) => {
    const sums = { S: 0, L: 0, R: 0, W: 0 };
    for (const [, weights] of weightsOf(exam))
      for (const skill of ['S', 'L', 'R', 'W'] as const) sums[skill] += weights[skill] ?? 0;
    expect(sums).toEqual({ S: 100, L: 100, R: 100, W: 100 });
  });

  it.each(['academic', 'core'] as const)('in %s are there exactly for the skills that the type tests', (exam) => {
    for (const [id, weights] of weightsOf(exam)) {
      expect({ id, skills: Object.keys(weights).sort() }).toEqual({
        id,
        skills: builtInType(id)?.skills[exam].toSorted(),
      });
    }
  });
});
