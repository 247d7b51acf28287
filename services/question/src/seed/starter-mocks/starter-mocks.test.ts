import { describe, expect, it } from '@jest/globals';
import type { MockContent } from '@pte/exam/mock-content';
import { builtInType, builtInTypes, categories } from '@pte/exam/question-types';
import { starterBank } from '../starter-bank/starter-bank.js';
import { starterQuestionProblem } from '../starter-question-problem.js';
import { mockOf } from './mock-plan.js';
import { starterMocks } from './starter-mocks.js';

const contentOf = (index: number) => starterMocks[index]!.content as MockContent;
const idsOf = (content: MockContent) => categories.flatMap((section) => content[section]);
const typesOf = (index: number) => new Set(idsOf(contentOf(index)).map((id) => Math.floor(id / 1000)));
const practised = (mode: number) => builtInTypes.filter((type) => type.category < 4 && [0, mode].includes(type.mode));

describe('the starter mocks', () => {
  it.each(starterMocks.map((mock) => [mock.id, mock] as const))('has %i fit to be stored', (_id, mock) => {
    expect(starterQuestionProblem(mock)).toBeUndefined();
  });

  it('are three whole exams with checks and introduction, and one of each section', () => {
    expect(starterMocks.map(({ id }) => id)).toEqual([25001, 25002, 25003, 25004, 25005, 25006, 25007]);
    for (const index of [0, 1, 2])
      expect(contentOf(index)).toMatchObject({ microphoneCheck: true, headsetCheck: true, selfIntroduction: true });
    const filled = [3, 4, 5, 6].map((index) => categories.filter((section) => contentOf(index)[section].length > 0));
    expect(filled).toEqual(categories.map((section) => [section]));
  });

  it('have every type of their exam and no other', () => {
    for (const [index, mode] of [
      [0, 2],
      [1, 2],
      [2, 1],
    ] as const)
      expect([...typesOf(index)].sort((a, b) => a - b)).toEqual(practised(mode).map(({ id }) => id));
    for (const index of [3, 4, 5, 6]) for (const id of typesOf(index)) expect(builtInType(id)?.mode).not.toBe(1);
  });

  it('ask no question twice, and few of another mock', () => {
    for (const { content } of starterMocks) {
      const ids = idsOf(content as MockContent);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const [first, second] = [idsOf(contentOf(0)), idsOf(contentOf(1))];
    expect(second.filter((id) => first.includes(id)).length).toBeLessThanOrEqual(3);
  });

  it('cannot be made from a bank that is too small', () => {
    const plan = {
      number: 9,
      name: 'M',
      full: false,
      after: 0,
      difficulty: 0,
      isExercise: false,
      zh: '',
      en: '',
    } as const;
    const sections = { speaking: [['RA', 6]] } as const;
    expect(() => mockOf(starterBank.slice(0, 3), { ...plan, sections })).toThrow('a mock needs 6 RA, the bank has 3');
  });
});
