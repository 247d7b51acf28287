import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import { countWords } from '@pte/exam/word-limits';
import { starterBank } from './starter-bank.js';
import type { StarterQuestion } from './starter-question.js';

interface Shown {
  readonly title?: string;
  readonly material?: string;
  readonly choices?: readonly (string | readonly string[])[];
}
interface Known {
  readonly blanks?: readonly (number | readonly string[])[];
  readonly choices?: readonly number[];
  readonly choice?: number;
  readonly order?: readonly number[];
  readonly transcript?: string;
  readonly words?: readonly { readonly i: number; readonly said: string }[];
}
const shown = ({ content }: StarterQuestion) => content as Shown;
const known = ({ key }: StarterQuestion) => key as Known;
const ofType = (type: number) => starterBank.filter((question) => question.type === type);
const choicesOf = (question: StarterQuestion) => (shown(question).choices ?? []) as readonly string[];
const listsOf = (question: StarterQuestion) => (shown(question).choices ?? []) as readonly (readonly string[])[];
const placesOf = (question: StarterQuestion) => (known(question).blanks ?? []) as readonly number[];

const markers = (text = '') => text.match(/\{\{\d+\}\}/g) ?? [];
const unfit = (questions: readonly StarterQuestion[], isFit: (question: StarterQuestion) => boolean) =>
  questions.filter((question) => !isFit(question)).map(({ id }) => id);
const mostFrequent = (values: readonly number[]) =>
  Math.max(...values.map((value) => values.filter((other) => other === value).length));
const between = (value: number, from: number, to: number) => value >= from && value <= to;

const readText = (question: StarterQuestion) => shown(question).material ?? '';
const heardText = (question: StarterQuestion) => known(question).transcript ?? '';
const boxes = (question: StarterQuestion) => choicesOf(question).join(' ');

describe('reading and listening in the starter bank', () => {
  it.each([
    [9, 40, readText, 60, 120],
    [12, 40, readText, 45, 80],
    [11, 40, boxes, 45, 150],
    [10, 8, readText, 120, 250],
    [13, 8, heardText, 150, 220],
    [24, 8, heardText, 110, 170],
    [14, 8, heardText, 110, 200],
    [15, 8, heardText, 70, 130],
    [16, 8, heardText, 90, 160],
    [17, 8, heardText, 80, 150],
    [18, 8, heardText, 60, 110],
    [19, 8, readText, 60, 110],
  ] as const)('has of type %i at least %i of the right length', (type, count, of, from, to) => {
    const questions = ofType(type);
    expect(questions.length).toBeGreaterThanOrEqual(count);
    const lengths = questions.map((question) => [question.id, countWords(of(question))] as const);
    expect(lengths.filter(([, words]) => !between(words, from, to))).toEqual([]);
  });

  it('speaks of nothing that is read out in different ways: digits, signs, abbreviations', () => {
    const heard = starterBank.filter((question) => [13, 14, 15, 16, 17, 18, 19, 24].includes(question.type));
    const says = (question: StarterQuestion) => heardText(question) || readText(question);
    expect(unfit(heard, (question) => !/[\d%&$€£/()[\]{}]|\b(Mr|Dr|etc|e\.g|i\.e)\b/.test(says(question)))).toEqual([]);
  });

  it('has four or five lists of four different words in a text with as many blanks', () => {
    const isFit = (question: StarterQuestion) =>
      between(listsOf(question).length, 4, 5) &&
      markers(readText(question)).length === listsOf(question).length &&
      listsOf(question).every((list) => list.length === 4 && new Set(list).size === 4);
    expect(unfit(ofType(9), isFit)).toEqual([]);
  });

  it('spreads the right words of lists over all places', () => {
    const places = ofType(9).flatMap(placesOf);
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((other) => other === place).length / places.length;
      expect({ place, even: between(share, 0.18, 0.32) }).toEqual({ place, even: true });
    }
  });

  it('has three to five blanks with a bank of three words more, mixed and each there once', () => {
    const isFit = (question: StarterQuestion) => {
      const bank = choicesOf(question).map((word) => word.toLowerCase());
      const blanks = markers(readText(question)).length;
      return between(blanks, 3, 5) && bank.length === blanks + 3 && new Set(bank).size === bank.length;
    };
    expect(unfit(ofType(12), isFit)).toEqual([]);
    expect(unfit(ofType(12), (question) => placesOf(question).some((place, blank) => place !== blank))).toEqual([]);
  });

  it('shows four or five boxes, never in the right order', () => {
    const isFit = (question: StarterQuestion) =>
      between(choicesOf(question).length, 4, 5) && known(question).order!.some((box, place) => box !== place);
    expect(unfit(ofType(11), isFit)).toEqual([]);
  });

  it.each([
    [10, 5, 7],
    [14, 5, 6],
  ] as const)('has in type %i two or three right ones of %i to %i choices', (type, from, to) => {
    const isFit = (question: StarterQuestion) =>
      between(choicesOf(question).length, from, to) && between(known(question).choices!.length, 2, 3);
    expect(unfit(ofType(type), isFit)).toEqual([]);
    const places = ofType(type).flatMap((question) => known(question).choices!);
    expect(mostFrequent(places)).toBeLessThanOrEqual(5);
  });

  it.each([16, 17, 18])('betrays the right choice of type %i neither by its place nor by its length', (type) => {
    const questions = ofType(type);
    expect(unfit(questions, (question) => between(choicesOf(question).length, 3, 4))).toEqual([]);
    const right = questions.map((question) => known(question).choice!);
    expect(mostFrequent(right)).toBeLessThanOrEqual(3);
    const longest = questions.filter((question, index) => {
      const lengths = choicesOf(question).map(({ length }) => length);
      return lengths[right[index]!] === Math.max(...lengths);
    });
    expect(longest.length).toBeLessThanOrEqual(questions.length / 2);
  });

  it('has summaries of 25 to 45 words to choose from', () => {
    const isFit = (question: StarterQuestion) =>
      choicesOf(question).every((choice) => between(countWords(choice), 25, 45));
    expect(unfit(ofType(16), isFit)).toEqual([]);
  });

  it('ends a talk with the words that are to be missing', () => {
    const ends = (question: StarterQuestion) =>
      heardText(question).endsWith(` ${choicesOf(question)[known(question).choice!]}.`);
    expect(unfit(ofType(18), ends)).toEqual([]);
  });

  it('leaves out four to six words of what is heard, and accepts the words that are said first', () => {
    const filled = (question: StarterQuestion) => {
      const blanks = known(question).blanks as readonly (readonly string[])[];
      return readText(question).replace(/\{\{(\d+)\}\}/g, (_, blank: string) => blanks[Number(blank) - 1]![0]!);
    };
    expect(unfit(ofType(15), (question) => filled(question) === heardText(question))).toEqual([]);
    expect(unfit(ofType(15), (question) => between(markers(readText(question)).length, 4, 6))).toEqual([]);
  });

  it('alters four to six words of what is heard, one for another', () => {
    const isFit = (question: StarterQuestion) => {
      const words = readText(question).split(/\s+/);
      return (
        between(known(question).words!.length, 4, 6) &&
        known(question).words!.every(({ i, said }) => /^[\w'-]+$/.test(said) && !words[i]!.startsWith(said))
      );
    };
    expect(unfit(ofType(19), isFit)).toEqual([]);
    const [pencil] = ofType(19);
    const script = questionTypeRules(19)!.script!({ content: pencil!.content, key: pencil!.key });
    expect(script).toEqual([{ text: expect.stringContaining('exposed a black mineral that left marks on paper') }]);
  });
});
