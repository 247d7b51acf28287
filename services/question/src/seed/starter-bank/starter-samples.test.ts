import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from '@pte/exam/registry';
import { countWords } from '@pte/exam/word-limits';
import { comparableWords } from '@pte/exam/words';
import { formOf } from '@pte/exam/writing/form';
import { starterBank } from './starter-bank.js';
import type { StarterPoint } from './starter-point.js';
import type { StarterQuestion } from './starter-question.js';

interface Judged {
  readonly points?: readonly StarterPoint[];
  readonly aspects?: readonly StarterPoint[];
  readonly sample?: string;
  readonly transcript?: string | readonly { readonly who: string }[];
}
const judged = ({ key }: StarterQuestion) => key as Judged;
const pointsOf = (question: StarterQuestion) => judged(question).points ?? judged(question).aspects ?? [];
const sampleOf = (question: StarterQuestion) => judged(question).sample ?? '';

const withPoints = starterBank.filter((question) => pointsOf(question).length > 0);
const numbered = withPoints.map((question) => [question.id, question] as const);

/** A word, stem or phrase is found where a word begins. */
const says = (text: string, stem: string) => new RegExp(`(?<![\\p{L}\\p{N}])${stem}`, 'iu').test(text);

const missing = (question: StarterQuestion, text: string) =>
  pointsOf(question)
    .filter(({ any }) => !any.some((stem) => says(text, stem)))
    .map((point) => point.text);

/** Words of a model answer: what fits into the recording, or well into the form. */
const lengths: Readonly<Record<number, readonly [from: number, to: number]>> = {
  1: [220, 290],
  4: [70, 110],
  5: [65, 110],
  7: [75, 105],
  8: [100, 160],
  22: [80, 120],
};

describe('the model answers of the starter bank', () => {
  it.each(numbered)('make every point of %i', (_id, question) => {
    expect(missing(question, sampleOf(question))).toEqual([]);
  });

  it.each(numbered)('of other questions make few points of %i', (_id, question) => {
    const others = withPoints.filter(({ id, type }) => type === question.type && id !== question.id);
    const all = pointsOf(question).length;
    const made = others.filter((other) => missing(question, sampleOf(other)).length < all / 2).map(({ id }) => id);
    expect(made).toEqual([]);
  });

  it.each(numbered)('have the right form for %i', (_id, question) => {
    const rules = questionTypeRules(question.type)!;
    const { s, f } = formOf(rules, sampleOf(question));
    expect({ s, f }).toEqual({ s: f, f });
    const [from, to] = lengths[question.type] ?? [0, 300];
    const words = countWords(sampleOf(question));
    expect({ words, fits: words >= from && words <= to }).toEqual({ words, fits: true });
  });

  it.each(numbered)('know their points of %i by stems in lower case', (_id, question) => {
    for (const { any } of pointsOf(question)) {
      for (const stem of any) expect(stem).toMatch(/^[a-z0-9][a-z0-9 '-]*$/);
      expect(new Set(any).size).toBe(any.length);
    }
  });

  it('sum a text up in their own words', () => {
    for (const question of withPoints) {
      const { material = '' } = question.content as { material?: string };
      const read = new Set(runsOfFive(material));
      const runs = runsOfFive(sampleOf(question));
      const copied = runs.filter((run) => read.has(run)).length;
      expect({ id: question.id, copied: copied > runs.length / 5 }).toEqual({ id: question.id, copied: false });
    }
  });

  it('say of a discussion only what its own speakers said', () => {
    for (const question of withPoints) {
      const { transcript } = judged(question);
      if (typeof transcript !== 'object') continue;
      const speakers = new Set(transcript.map(({ who }) => who));
      for (const { who } of pointsOf(question)) expect(who === undefined || speakers.has(who)).toBe(true);
      for (const speaker of speakers) expect(sampleOf(question)).toContain(speaker);
    }
  });
});

function runsOfFive(text: string): string[] {
  const words = comparableWords(text);
  return words.slice(4).map((_, index) => words.slice(index, index + 5).join(' '));
}
