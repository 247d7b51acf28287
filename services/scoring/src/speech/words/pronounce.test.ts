import { describe, expect, it, jest } from '@jest/globals';
import { Pronouncer } from './pronounce.js';
import { PronunciationDictionary } from './pronunciation-dictionary.js';

const dictionary = new PronunciationDictionary(
  [
    'a AH',
    'a(2) EY',
    'cafe K AH F EY',
    'd D IY',
    'p P IY',
    'q K Y UW',
    'read R EH D',
    'read(2) R IY D',
    'tom T AA M',
  ].join('\n'),
);
const guess = jest.fn(async (word: string) => (word === 'zxy' ? null : ['G', 'EH', 'S']));
const pronouncer = (): Pronouncer => new Pronouncer(dictionary, guess);

describe('Pronouncer', () => {
  it('gives every pronunciation of the dictionary', async () => {
    await expect(pronouncer().pronounce('read')).resolves.toEqual([
      ['R', 'EH', 'D'],
      ['R', 'IY', 'D'],
    ]);
  });

  it('finds accented spellings and possessives of known words', async () => {
    await expect(pronouncer().pronounce('café')).resolves.toEqual([['K', 'AH', 'F', 'EY']]);
    await expect(pronouncer().pronounce("tom's")).resolves.toEqual([['T', 'AA', 'M', 'Z']]);
    await expect(pronouncer().pronounce("tom'")).resolves.toEqual([['T', 'AA', 'M']]);
  });

  it('spells out an abbreviation', async () => {
    await expect(pronouncer().pronounce('pdq')).resolves.toEqual([['P', 'IY', 'D', 'IY', 'K', 'Y', 'UW']]);
  });

  it('guesses an unknown word once and remembers it', async () => {
    const one = pronouncer();
    await one.pronounce('tomatillo');
    await expect(one.pronounce('tomatillo')).resolves.toEqual([['G', 'EH', 'S']]);
    expect(guess).toHaveBeenCalledTimes(1);
  });

  it('gives nothing for another script', async () => {
    await expect(pronouncer().pronounce('你好')).resolves.toEqual([]);
    expect(guess).not.toHaveBeenCalled();
  });

  it('tries again after a guess that failed', async () => {
    guess.mockRejectedValueOnce(new Error('missing'));
    const one = pronouncer();
    await expect(one.pronounce('tomatillo')).rejects.toThrow('missing');
    await expect(one.pronounce('tomatillo')).resolves.toHaveLength(1);
  });
});
