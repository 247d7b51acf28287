import { describe, expect, it } from '@jest/globals';
import { spellingOf } from '../../../test/builders/small-language.js';
import { findMisspellings } from './find-misspellings.js';
import { readText } from './read-text.js';

const spelling = spellingOf('the cities are in my view free and it is there we like walk');
const wrong = (raw: string, allowed = '') =>
  findMisspellings(readText(raw), allowed, spelling).map(({ start, end }) => raw.slice(start, end));

describe('findMisspellings', () => {
  it('marks what no dictionary has, with corrections', () => {
    expect(findMisspellings(readText('The citys are free.'), '', spelling)).toEqual([
      { start: 4, end: 9, code: 'spelling', fix: ['corrected'] },
    ]);
  });

  it('lets names pass, and what stands in the task', () => {
    expect(wrong('We walk in Tallinn and Tallinn’s cities.')).toEqual([]);
    expect(wrong('The tramways are free.', 'Tramways')).toEqual([]);
  });

  it('does not take a text with capitals everywhere for names', () => {
    expect(wrong('The Citys Arre Freee And Itt Iss.')).toEqual(['Citys', 'Arre', 'Freee', 'Itt', 'Iss']);
  });
});
