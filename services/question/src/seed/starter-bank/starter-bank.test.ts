import { describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import { countWords } from '@pte/exam/word-limits';
import { starterQuestionProblem } from '../starter-question-problem.js';
import { allTypeTexts } from '../type-texts/all-type-texts.js';
import { starterBank } from './starter-bank.js';
import type { StarterQuestion } from './starter-question.js';

interface Shown {
  readonly material?: string;
  readonly title?: string;
  readonly choices?: readonly string[];
}
interface Known {
  readonly choice?: number;
  readonly text?: string;
  readonly question?: string;
  readonly accept?: readonly string[];
  readonly transcript?: string | readonly { readonly who?: string; readonly text: string }[];
}
const shown = ({ content }: StarterQuestion) => content as Shown;
const known = ({ key }: StarterQuestion) => key as Known;
const ofType = (type: number) => starterBank.filter((question) => question.type === type);
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];

const heard = (question: StarterQuestion): string => {
  const { transcript = '' } = known(question);
  return typeof transcript === 'string' ? transcript : transcript.map(({ text }) => text).join(' ');
};

/** What stands at the heart of an item: what is read, else what is heard. */
const mainText = (question: StarterQuestion): string =>
  shown(question).material ?? known(question).text ?? known(question).question ?? (heard(question) || question.name);

/** How many of each type there are at least, and how many words their main text has. */
const sizes: readonly (readonly [
  type: number,
  count: number,
  of: (question: StarterQuestion) => string,
  number,
  number,
])[] = [
  [2, 40, mainText, 40, 60],
  [3, 40, mainText, 7, 16],
  [6, 40, mainText, 5, 20],
  [20, 40, mainText, 8, 14],
  [7, 8, mainText, 20, 60],
  [5, 8, heard, 110, 190],
  [8, 8, heard, 200, 300],
  [0, 8, mainText, 150, 300],
  [23, 8, mainText, 100, 200],
  [1, 8, mainText, 20, 60],
  [22, 8, mainText, 25, 100],
  [21, 14, mainText, 120, 250],
];

const numbered = starterBank.map((question) => [question.id, question] as const);

describe('the starter bank', () => {
  it.each(numbered)('has %i fit to be stored, its own key getting every point', (_id, question) => {
    expect(starterQuestionProblem(question)).toBeUndefined();
  });

  it('finds an unfit question', () => {
    const [question] = ofType(21);
    expect(starterQuestionProblem({ ...question!, key: { choice: 9 } })).toMatch(/QUESTION_CONTENT_INVALID/);
    expect(starterQuestionProblem({ ...question!, type: 26 })).toMatch(/nobody knows type 26/);
  });

  it('has ids by type, each id, name and text once', () => {
    for (const { id, type } of starterBank) expect(Math.floor(id / 1000)).toBe(type);
    expect(twice(starterBank.map(({ id }) => id))).toEqual([]);
    expect(twice(starterBank.map(({ name }) => name))).toEqual([]);
    expect(twice(starterBank.map(mainText))).toEqual([]);
  });

  it.each(sizes)('has of type %i at least %i of the right length', (type, count, of, from, to) => {
    const questions = ofType(type);
    expect(questions.length).toBeGreaterThanOrEqual(count);
    const unfit = questions.map((question) => [question.id, countWords(of(question))] as const);
    expect(unfit.filter(([, words]) => words < from || words > to)).toEqual([]);
  });

  it('numbers each type from 1 without a gap', () => {
    for (const type of new Set(starterBank.map((question) => question.type))) {
      const numbers = ofType(type).map(({ id }) => id - type * 1000);
      expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
    }
  });

  it('mixes difficulties and exercises in each type, and has likely questions of many types', () => {
    for (const { id: type } of builtInTypes.filter(({ id }) => ofType(id).length > 0)) {
      expect({ type, difficulties: new Set(ofType(type).map(({ difficulty }) => difficulty)) }).toEqual({
        type,
        difficulties: new Set([0, 1, 2]),
      });
      expect(new Set(ofType(type).map(({ isExercise }) => isExercise)).size).toBe(2);
    }
    const likely = starterBank.filter(({ predictiveRate }) => predictiveRate >= 5000);
    expect(likely.length).toBeGreaterThanOrEqual(12);
    expect(new Set(likely.map(({ type }) => type)).size).toBeGreaterThanOrEqual(8);
    expect(Math.max(...likely.map(({ predictiveRate }) => predictiveRate))).toBeLessThanOrEqual(9800);
  });

  it('has texts to read aloud without digits or brackets, and sentences to repeat and take down without digits', () => {
    for (const question of ofType(2)) expect(shown(question).material).not.toMatch(/[\d()[\]]/);
    for (const question of [...ofType(3), ...ofType(20)]) expect(known(question).text).toMatch(/^[A-Z][^\d.]+\.$/);
  });

  it('has three speakers in each discussion, and every kind of picture', () => {
    for (const question of ofType(8)) {
      const turns = known(question).transcript as readonly { readonly who: string }[];
      expect(new Set(turns.map(({ who }) => who)).size).toBe(3);
    }
    const kinds = ofType(4).map(({ picture }) => picture?.kind);
    expect(new Set(kinds)).toEqual(new Set(['bars', 'lines', 'pies', 'table', 'process', 'plans']));
    expect(kinds.length).toBeGreaterThanOrEqual(8);
  });

  it('betrays nothing of a sentence or an answer by its name', () => {
    const told = [...ofType(3), ...ofType(6), ...ofType(20)].flatMap((question) => {
      const secret = new Set(longWords([known(question).text, known(question).accept].flatMap(texts).join(' ')));
      return longWords(question.name).flatMap((word) => (secret.has(word) ? [`${question.id} ${word}`] : []));
    });
    expect(told).toEqual([]);
  });

  it('betrays the right choice of a passage neither by its place nor by its length', () => {
    const questions = ofType(21);
    const right = questions.map((question) => known(question).choice!);
    for (const place of [0, 1, 2, 3]) expect(right.filter((choice) => choice === place).length).toBeLessThanOrEqual(4);
    const longest = questions.filter((question, index) => {
      const lengths = shown(question).choices!.map(({ length }) => length);
      expect(new Set(shown(question).choices).size).toBe(4);
      return lengths[right[index]!] === Math.max(...lengths);
    });
    expect(longest.length).toBeLessThanOrEqual(questions.length / 2);
  });

  it('explains every question in both languages and translates its text', () => {
    for (const { id, analysis, translation } of starterBank) {
      expect(analysis.zh).toMatch(/\p{Script=Han}/u);
      expect({ id, en: analysis.en }).toEqual({ id, en: expect.stringMatching(/^\P{Script=Han}{20,}$/u) });
      expect({ id, translation }).toEqual({ id, translation: expect.stringMatching(/\p{Script=Han}/u) });
    }
  });

  it('translates long texts at length', () => {
    for (const question of starterBank) {
      const words = countWords(mainText(question));
      if (words > 15)
        expect({ id: question.id, short: question.translation.length < words }).toEqual({
          id: question.id,
          short: false,
        });
    }
  });

  it('holds no straight typing slips: double spaces, blanks at the edges, curly quotes', () => {
    for (const question of starterBank) {
      for (const text of texts(question)) expect(text).not.toMatch(/ {2}|^\s|\s$/);
      for (const text of texts([question.content, question.key])) expect(text).not.toMatch(/[‘’“”]|\p{Script=Han}/u);
    }
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

function twice<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Stems of the words that say something. */
function longWords(text: string): string[] {
  const grammar = new Set(['after', 'before', 'from', 'have', 'more', 'than', 'that', 'this', 'what', 'when', 'with']);
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
  return words.filter((word) => !grammar.has(word)).map((word) => word.slice(0, 5));
}
