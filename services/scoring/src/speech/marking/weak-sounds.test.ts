import { describe, expect, it } from '@jest/globals';
import { aPhone, aReadWord } from '../../../test/builders/heard-reading.js';
import { weakSounds } from './weak-sounds.js';

const norm = { mean: -3, deviation: 1, lnSeconds: 0 };
const norms = { TH: norm, IH: norm };
const [usual, weak, weaker] = [-3, -5, -6];
const word = (text: string, index: number, ...phones: readonly (readonly [string, number])[]) =>
  aReadWord(text, index, { phones: phones.map(([phone, score]) => aPhone({ phone, score })) });
const words = [
  word('think', 0, ['TH', weak], ['IH', usual]),
  word('thin', 1, ['TH', weaker], ['IH', weaker]),
  word('in', 2, ['IH', usual]),
];
const first = (index: number) => words[index]!.phones[0]!;

describe('weakSounds', () => {
  it('names what was weak over all its instances, with the weakest word first', () => {
    expect(weakSounds({ words, instead: new Map() }, norms)).toEqual([
      {
        phone: 'TH',
        s: 0.3,
        words: [
          { w: 'thin', i: 1 },
          { w: 'think', i: 0 },
        ],
      },
    ]);
  });

  it('says nothing about a sound that was heard once', () => {
    expect(weakSounds({ words: words.slice(1), instead: new Map() }, { TH: norm })).toEqual([]);
  });

  it('tells what was heard in its place when that is a habit, not when it happened once', () => {
    const instead = new Map([[first(0), 'S']]);
    expect(weakSounds({ words, instead }, norms)[0]?.heard).toBeUndefined();
    instead.set(first(1), 'S');
    expect(weakSounds({ words, instead }, norms)[0]?.heard).toBe('S');
  });
});
