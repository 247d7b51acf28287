import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pointsOf } from '../../scoring-result.js';
import { fixtures } from './fixtures.js';
import { rules } from './rules.js';

const content = rules.content.parse(fixtures.content);
const key = rules.key.parse(fixtures.key);
const mark = (value: unknown) => rules.mark!({ content, key }, value);
const points = (value: unknown) => pointsOf(mark(value).score).points;

describe('Fill in the Blanks, typed', () => {
  it('never leaves the scale and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.string())), (value) => {
        expect(points(value) >= 0 && points(value) <= 3).toBe(true);
      }),
    );
  });

  it('gives a point for each right word, whatever stands in the other blanks', () => {
    const rightWords = ['bakery', 'village', 'color'];
    const typed = fc.tuple(...rightWords.map((word) => fc.constantFrom(word, word.toUpperCase(), '', 'x', `${word}s`)));
    fc.assert(
      fc.property(typed, (value) => {
        const right = value.filter((word, k) => word.toLowerCase() === rightWords[k]).length;
        expect(points(value)).toBe(right);
      }),
    );
  });

  it('gives every point to the first spellings of any question that can be stored', () => {
    const blanks = fc.array(fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }), {
      minLength: 3,
      maxLength: 3,
    });
    fc.assert(
      fc.property(blanks, (given) => {
        const read = rules.key.safeParse({ blanks: given });
        fc.pre(read.success);
        const question = { content, key: { blanks: given } };
        expect(rules.mark!(question, rules.fullAnswer!(question)).score).toEqual({ s: 3, f: 3 });
      }),
    );
  });

  it('shows what was typed beside the first accepted spelling', () => {
    expect(mark(['bakery', ' ', 'Color']).analysis.items).toEqual([
      { k: 0, ok: true, got: 'bakery', want: 'bakery' },
      { k: 1, ok: false, got: null, want: 'village' },
      { k: 2, ok: true, got: 'Color', want: 'colour' },
    ]);
  });

  it('says the transcript, or the text with its words put in', () => {
    const { transcript, ...bare } = key;
    expect(rules.script!({ content, key })).toEqual([{ text: transcript }]);
    expect(rules.script!({ content, key: bare })).toEqual([{ text: transcript }]);
  });
});
