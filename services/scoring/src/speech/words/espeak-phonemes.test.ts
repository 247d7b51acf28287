import { describe, expect, it } from '@jest/globals';
import { arpabetOf } from './espeak-phonemes.js';

describe('arpabetOf', () => {
  it.each([
    ["t ,0 m a# t 'i: ; oU", 'T AA M AH T IY OW'],
    ["tS '3: tS", 'CH ER CH'],
    ["b 'V ? n-", 'B AH T AH N'],
    ["s k w 'e@", 'S K W EH R'],
    ["f 'aI3", 'F AY ER'],
  ])('translates %s', (phonemes, phones) => {
    expect(arpabetOf(phonemes).join(' ')).toBe(phones);
  });

  it('leaves out what English does not have', () => {
    expect(arpabetOf('Q1 t')).toEqual(['T']);
  });
});
