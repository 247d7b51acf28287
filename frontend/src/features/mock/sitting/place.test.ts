import { describe, expect, it } from '@jest/globals';
import type { Category } from '@pte/exam/question-types';
import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { at, type ExamPlan, type Place, placeAfter, placeOf, progressOf } from './place.js';

const aPlan = (sections: Category[], checks: Partial<ExamPlan['content']> = {}): ExamPlan => ({
  content: { headsetCheck: false, selfIntroduction: false, ...checks },
  sections,
});

const nameOf = ({ step, page, item }: Place): string => (page ? `${page}@${item}` : `${step}@${item}`);

/** Presses Next until the result. */
const wayThrough = (plan: ExamPlan, from: Place = at('microphoneCheck', 0)): string[] => {
  const way = [from];
  for (let place = from; place.step !== 'result'; ) {
    place = placeAfter(plan, place);
    way.push(place);
  }
  return way.map(nameOf);
};

const aSession = (change: Partial<MockSession>): MockSession =>
  ({
    status: 'active',
    step: 'exam',
    itemIndex: 0,
    content: { headsetCheck: false, selfIntroduction: false },
    items: (['speaking', 'reading', 'listening'] as const).map((section, index) => ({ section, index })),
    ...change,
  }) as MockSession;

describe('the way through an exam', () => {
  it('leads through all parts with a page before each, a rest before listening, and an end', () => {
    expect(wayThrough(aPlan(['speaking', 'writing', 'reading', 'listening']))).toEqual([
      'microphoneCheck@0',
      'partOne@0',
      'exam@0',
      'exam@1',
      'reading@2',
      'exam@2',
      'rest@3',
      'listening@3',
      'exam@3',
      'end@3',
      'result@3',
    ]);
  });

  it('has the checks only where they are enabled', () => {
    const checks = { headsetCheck: true, selfIntroduction: true };
    expect(wayThrough(aPlan(['speaking'], checks)).slice(0, 4)).toEqual([
      'microphoneCheck@0',
      'headsetCheck@0',
      'selfIntroduction@0',
      'partOne@0',
    ]);
    expect(wayThrough(aPlan(['speaking'], { ...checks, headsetCheck: false }))[1]).toBe('selfIntroduction@0');
    expect(wayThrough(aPlan(['speaking'], { ...checks, selfIntroduction: false }))[2]).toBe('partOne@0');
  });

  it.each<[Category, string]>([
    ['writing', 'partOne@0'],
    ['reading', 'reading@0'],
    ['listening', 'listening@0'],
  ])('of a %s section begins with its own page, without a rest', (section, page) => {
    expect(wayThrough(aPlan([section]))).toEqual(['microphoneCheck@0', page, 'exam@0', 'end@0', 'result@0']);
  });

  it('goes from the review to the result', () => {
    expect(nameOf(placeAfter(aPlan(['speaking', 'reading']), at('review', 0)))).toBe('result@0');
  });
});

describe('a place that the server gave', () => {
  it.each<[Partial<MockSession>, string]>([
    [{ step: 'microphoneCheck' }, 'microphoneCheck@0'],
    [{ step: 'interstitial', itemIndex: 0 }, 'partOne@0'],
    [{ step: 'interstitial', itemIndex: 1 }, 'reading@1'],
    [{ step: 'interstitial', itemIndex: 2 }, 'listening@2'],
    [{ step: 'exam', itemIndex: 2 }, 'exam@2'],
    [{ step: 'exam', itemIndex: 99 }, 'exam@2'],
    [{ step: 'review', itemIndex: 2 }, 'review@2'],
    [{ step: 'exam', itemIndex: 1, status: 'submitted' }, 'result@1'],
  ])('%j is %s', (change, name) => {
    expect(nameOf(placeOf(aSession(change)))).toBe(name);
  });

  it('comes back as what it was told, the end page as the review', () => {
    const plan = aPlan(['speaking', 'reading', 'listening']);
    const end = placeAfter(plan, at('exam', 2));
    expect(progressOf(end)).toEqual({ step: 'review', itemIndex: 2 });
    expect(progressOf(placeAfter(plan, at('exam', 0)))).toEqual({ step: 'interstitial', itemIndex: 1 });
  });
});
