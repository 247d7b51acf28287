import { describe, expect, it } from '@jest/globals';
import { builtInType } from '@pte/exam/question-types';
import { practisedTypeIds } from '@pte/exam/registry';
import { needsOf, type TypePractice } from './type-needs.js';

const even = { speaking: 65, writing: 65, reading: 65, listening: 65 };
const practised = (questionTypeId: number, share: number, weakest = share): TypePractice => ({
  ...{ questionTypeId, count: 30, quality: share, weakest },
});
const needOf = (needs: ReturnType<typeof needsOf>, id: number) =>
  needs.types.find(({ rules }) => rules.typeId === id)?.need ?? Number.NaN;

describe('what a learner needs', () => {
  it('is the section furthest below its target first, two at most', () => {
    const targets = { speaking: 50, writing: 79, reading: 60, listening: 70 };
    expect(needsOf(targets, [], 'academic').focus).toEqual(['writing', 'listening']);
  });

  it('is no section whose target is reached', () => {
    const everything = practisedTypeIds.map((id) => practised(id, 0.95));
    expect(needsOf(even, everything, 'academic').focus).toEqual([]);
    expect(needsOf({ ...even, reading: 90 }, everything, 'academic').focus).toEqual(['reading']);
  });

  it('follows how practice goes: what goes well is needed less', () => {
    const speaking = practisedTypeIds.filter((id) => builtInType(id)?.category === 0);
    const needs = needsOf(
      even,
      speaking.map((id) => practised(id, 0.9)),
      'academic',
    );
    expect(needs.focus).not.toContain('speaking');
    expect(needOf(needs, 2)).toBeLessThan(needOf(needsOf(even, [], 'academic'), 2));
  });

  it('looks at the weakest trait: of two types that go alike, the one with a weak trait is needed more', () => {
    const strong = needsOf(even, [practised(2, 0.7)], 'academic');
    const weak = needsOf(even, [practised(2, 0.7, 0.2)], 'academic');
    expect(needOf(weak, 2)).toBeGreaterThan(needOf(strong, 2));
  });

  it('trusts one lucky answer less than thirty', () => {
    const once = needsOf(even, [{ ...practised(2, 1), count: 1 }], 'academic');
    expect(needOf(once, 2)).toBeGreaterThan(needOf(needsOf(even, [practised(2, 1)], 'academic'), 2));
  });

  it.each(['academic', 'core'] as const)(
    'is of the types of the %s exam, all of them, and always something',
    (exam) => {
      const { types } = needsOf({ speaking: 10, writing: 10, reading: 10, listening: 10 }, [], exam);
      const other = exam === 'academic' ? 1 : 2;
      const expected = practisedTypeIds.filter((id) => builtInType(id)?.mode !== other);
      expect(types.map(({ rules }) => rules.typeId)).toEqual(expected);
      for (const { need } of types) expect(need).toBeGreaterThan(0);
    },
  );
});
