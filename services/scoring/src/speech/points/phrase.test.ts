import { describe, expect, it } from '@jest/globals';
import { Pronouncer } from '../words/pronounce.js';
import { PronunciationDictionary } from '../words/pronunciation-dictionary.js';
import { exactPhraseOf, phraseOf } from './phrase.js';

const dictionary = `
drum D R AH M
drums D R AH M Z
evaporate IH V AE P
evaporated IH V AE P D
evaporation IH V AE P SH
five F AY V
ninety N AY N T IY
the DH AH
the(2) DH IY`;
const pronouncer = new Pronouncer(new PronunciationDictionary(dictionary.trim()), async () => null);
const sounds = async (text: string, likely: string[] = []) =>
  (await phraseOf(text, pronouncer, new Set(likely)))?.words.map((ways) => ways.map((phones) => phones.join(' ')));

describe('a phrase to listen for', () => {
  it('is its words with every way to say them, the last one inflected', async () => {
    expect(await sounds('the drum')).toEqual([
      ['DH AH', 'DH IY'],
      ['D R AH M', 'D R AH M Z'],
    ]);
  });

  it('is any word that begins with a stem, the likely ones first', async () => {
    expect(await sounds('evaporat', ['evaporation'])).toEqual([['IH V AE P SH', 'IH V AE P', 'IH V AE P D']]);
  });

  it('is a number as it is said', async () => {
    expect(await sounds('95')).toEqual([['N AY N T IY'], ['F AY V']]);
  });

  it('is the words as they stand where they must be exact', async () => {
    expect((await exactPhraseOf('drum', pronouncer))?.words).toEqual([[['D', 'R', 'AH', 'M']]]);
  });

  it('is null for what cannot be said', async () => {
    expect(await sounds('你好')).toBeUndefined();
    expect(await sounds('—')).toBeUndefined();
    expect(await sounds('the 你好')).toBeUndefined();
  });
});
