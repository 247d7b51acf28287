import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { comparableWords, norm, samePhrase, sameWord } from './words.js';

describe('norm', () => {
  it.each([
    ['Bakery,', 'bakery'],
    ['“Hello!”', 'hello'],
    ['don’t', "don't"],
    ['well-known.', 'well-known'],
    ["'tis", 'tis'],
    ['ﬁre', 'fire'],
    ['２０', '20'],
    ['café…', 'café'],
    ['—', ''],
    ['3.5%', '3.5'],
  ])('makes %j comparable as %j', (word, expected) => {
    expect(norm(word)).toBe(expected);
  });

  it('changes nothing a second time', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (word) => expect(norm(norm(word))).toBe(norm(word))));
  });
});

describe('comparableWords', () => {
  it('drops what holds no letter or digit', () => {
    expect(comparableWords(' The cat — it “sat”.\n\nDown ')).toEqual(['the', 'cat', 'it', 'sat', 'down']);
  });
});

describe('sameWord', () => {
  it.each([
    ['Colour', 'color'],
    ['travelled', 'traveled'],
    ['organisation', 'organization'],
    ['centres', 'centers'],
    ['practise', 'practice'],
    ['dialogue', 'dialog'],
    ['grey', 'gray'],
    ['twelve', '12'],
    ['20', 'Twenty,'],
    ['ninety', '90'],
  ])('takes %j and %j as one word', (a, b) => {
    expect(sameWord(a, b)).toBe(true);
    expect(sameWord(b, a)).toBe(true);
  });

  it.each([
    ['cat', 'cats'],
    ['borrow', 'borrowed'],
    ['vilage', 'village'],
    ['thirteen', '30'],
    ['twenty-one', '21'],
    ['form', 'from'],
    ['—', '…'],
    ['', ''],
  ])('keeps %j and %j apart', (a, b) => {
    expect(sameWord(a, b)).toBe(false);
  });

  it('is symmetric, and true of a word and itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(sameWord(a, b)).toBe(sameWord(b, a));
        expect(sameWord(a, a)).toBe(norm(a) !== '');
      }),
    );
  });
});

describe('samePhrase', () => {
  it.each([
    [' Bakery ', 'bakery', true],
    ['per  cent.', 'Per cent', true],
    ['grey colour', 'gray color', true],
    ['per cent', 'cent per', false],
    ['per cent', 'per', false],
    ['', '', false],
    ['…', '…', false],
  ])('of %j and %j is %p', (a, b, expected) => {
    expect(samePhrase(a, b)).toBe(expected);
  });
});
