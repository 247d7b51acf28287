import { describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import { countWords } from '@pte/exam/word-limits';
import { starterQuestionProblem } from '../starter-question-problem.js';
import { allTypeTexts } from '../type-texts/all-type-texts.js';
import { starterBank } from './starter-bank.js';
import type { StarterQuestion } from './starter-question.js';

interface Shown {
  readonly material: string;
  readonly choices: readonly string[];
}
const shown = ({ content }: StarterQuestion) => content as Shown;
const ofType = (type: number) => starterBank.filter((question) => question.type === type);
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];

describe('the starter bank', () => {
  it.each(starterBank.map((question) => [question.id, question] as const))(
    'has %i fit to be stored, its own key getting every point',
    (_id, question) => {
      expect(starterQuestionProblem(question)).toBeUndefined();
    },
  );

  it('finds an unfit question', () => {
    const [question] = ofType(21);
    expect(starterQuestionProblem({ ...question!, key: { choice: 9 } })).toMatch(/QUESTION_CONTENT_INVALID/);
    expect(starterQuestionProblem({ ...question!, type: 25 })).toMatch(/nobody knows type 25/);
  });

  it('has at least twelve of each type, ids by type, each name once', () => {
    for (const type of [2, 21]) {
      expect(ofType(type).length).toBeGreaterThanOrEqual(12);
      expect(ofType(type).every(({ id }) => Math.floor(id / 1000) === type)).toBe(true);
    }
    expect(new Set(starterBank.map(({ id }) => id)).size).toBe(starterBank.length);
    expect(new Set(starterBank.map(({ name }) => name)).size).toBe(starterBank.length);
  });

  it('mixes difficulties and has at least five likely questions', () => {
    for (const type of [2, 21])
      expect(new Set(ofType(type).map(({ difficulty }) => difficulty))).toEqual(new Set([0, 1, 2]));
    expect(starterBank.filter(({ predictiveRate }) => predictiveRate >= 5000).length).toBeGreaterThanOrEqual(5);
  });

  it('has texts of 40 to 60 words to read aloud, without digits or brackets', () => {
    for (const question of ofType(2)) {
      const words = countWords(shown(question).material);
      expect({ id: question.id, fits: words >= 40 && words <= 60 }).toEqual({ id: question.id, fits: true });
      expect(shown(question).material).not.toMatch(/[\d()[\]]/);
    }
  });

  it('has passages of 120 to 250 words with four different choices', () => {
    for (const question of ofType(21)) {
      const words = countWords(shown(question).material);
      expect({ id: question.id, fits: words >= 120 && words <= 250 }).toEqual({ id: question.id, fits: true });
      expect(new Set(shown(question).choices).size).toBe(4);
    }
  });

  it('betrays the right choice neither by its place nor by its length', () => {
    const questions = ofType(21);
    const right = questions.map(({ key }) => (key as { choice: number }).choice);
    for (const place of [0, 1, 2, 3]) expect(right.filter((choice) => choice === place).length).toBeLessThanOrEqual(4);
    const longest = questions.filter((question, index) => {
      const lengths = shown(question).choices.map(({ length }) => length);
      return lengths[right[index]!] === Math.max(...lengths);
    });
    expect(longest.length).toBeLessThanOrEqual(questions.length / 2);
  });

  it('explains every question in both languages and translates its text', () => {
    for (const { analysis, translation } of starterBank) {
      expect(analysis.zh).toMatch(/\p{Script=Han}/u);
      expect(analysis.en).not.toMatch(/\p{Script=Han}/u);
      expect(translation.length).toBeGreaterThan(60);
    }
  });

  it('holds no straight typing slips: double spaces, blanks at the edges', () => {
    for (const text of starterBank.flatMap(texts)) expect(text).not.toMatch(/ {2}|^\s|\s$/);
  });
});

describe('the texts of the types', () => {
  it('exist once for each of the 26, in both languages', () => {
    expect(allTypeTexts.map(({ id }) => id).sort((a, b) => a - b)).toEqual(builtInTypes.map(({ id }) => id));
    for (const { description, scoring } of allTypeTexts) {
      expect(description.zh + scoring.zh).toMatch(/\p{Script=Han}/u);
      expect(description.en + scoring.en).not.toMatch(/\p{Script=Han}/u);
    }
  });
});
