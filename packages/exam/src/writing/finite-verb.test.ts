import { describe, expect, it } from '@jest/globals';
import { mayHaveFiniteVerb } from './finite-verb.js';

describe('a finite verb', () => {
  it.each([
    'Trees cool cities.',
    'She’s right.',
    'The plan failed.',
    'The river rises.',
    'Nobody knew why.',
    'You must go.',
    'They prefer tea.',
    'It overtook the train.',
    'Please submit it online.',
  ])('may be in %j', (text) => {
    expect(mayHaveFiniteVerb(text)).toBe(true);
  });

  it.each(['', 'A green garden near the old town.', 'The importance of young women in rural China', 'Running quickly'])(
    'is surely not in %j',
    (text) => {
      expect(mayHaveFiniteVerb(text)).toBe(false);
    },
  );
});
