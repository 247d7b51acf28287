import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsOf } from '../../scoring-result.js';
import { dictationMark } from './dictation-mark.js';
import { rules } from './rules.js';

const word = fc.constantFrom('the', 'cat', 'saw', 'dog', 'colour', 'color', 'twelve', '12', 'borrowed', 'Village,');
const sentence = fc.array(word, { minLength: 1, maxLength: 12 });
const points = (words: readonly string[], typed: readonly string[]) =>
  pointsOf(dictationMark({ text: words.join(' ') }, typed.join(' ')).score);

describe('a dictation', () => {
  it('never leaves the scale, whatever was typed', () => {
    fc.assert(
      fc.property(sentence, fc.string(), (words, typed) => {
        const { points: got, fullPoints } = points(words, [typed]);
        expect(fullPoints).toBe(words.length);
        expect(got >= 0 && got <= fullPoints).toBe(true);
      }),
    );
  });

  it('gives every point for its words in any order', () => {
    const shuffled = sentence.chain((words) =>
      fc.tuple(fc.constant(words), fc.shuffledSubarray(words, { minLength: words.length })),
    );
    fc.assert(fc.property(shuffled, ([words, typed]) => expect(points(words, typed).points).toBe(words.length)));
  });

  it('gives every point to the sentence itself, if it can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(rules.key.safeParse({ text }).success);
        const { points: got, fullPoints } = pointsOf(dictationMark({ text }, text).score);
        expect(fullPoints).toBeGreaterThan(0);
        expect(got).toBe(fullPoints);
      }),
    );
  });

  it('never loses by a word more and never gains two by one', () => {
    fc.assert(
      fc.property(sentence, sentence, word, (words, typed, more) => {
        const gain = points(words, [...typed, more]).points - points(words, typed).points;
        expect(gain === 0 || gain === 1).toBe(true);
      }),
    );
  });

  it('shows for each word what was typed, or what it was misspelt as', () => {
    const { analysis } = dictationMark({ text: 'The village library closes early.' }, 'closes the vilage cinema');
    expect(analysis.items).toEqual([
      { k: 0, ok: true, got: 'the', want: 'The' },
      { k: 1, ok: false, got: 'vilage', want: 'village' },
      { k: 2, ok: false, got: null, want: 'library' },
      { k: 3, ok: true, got: 'closes', want: 'closes' },
      { k: 4, ok: false, got: null, want: 'early.' },
    ]);
  });

  it('explains in both languages that order does not count', () => {
    const [note] = dictationMark({ text: 'The dog ran' }, 'ran the dog').analysis.notes ?? [];
    expect(note?.code).toBe('order');
    expect(note?.zh).toMatch(/\p{Script=Han}/u);
    expect(note?.en).toMatch(/[Oo]rder/);
  });

  it('is quick on the longest answer', () => {
    const text = Array.from({ length: 60 }, (_, k) => `word${k}`).join(' ');
    const started = performance.now();
    dictationMark({ text }, 'wrod '.repeat(2000));
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
