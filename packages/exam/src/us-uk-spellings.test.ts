import { describe, expect, it } from '@jest/globals';
import { asNumber } from './number-words.js';
import { asAmerican } from './us-uk-spellings.js';

describe('the US spelling', () => {
  it.each([
    ['behaviours', 'behaviors'],
    ['realising', 'realizing'],
    ['analysed', 'analyzed'],
    ['modelling', 'modeling'],
    ['theatre', 'theater'],
    ['licence', 'license'],
    ['catalogues', 'catalogs'],
    ['programme', 'program'],
    ['ageing', 'aging'],
    ['learnt', 'learned'],
    ['harmonisation', 'harmonization'],
  ])('of %s is %s', (uk, us) => {
    expect(asAmerican(uk)).toBe(us);
  });

  it.each(['advise', 'exercise', 'surprise', 'four', 'hour', 'spelling', 'model', ''])(
    'leaves %j alone, which has but one',
    (word) => {
      expect(asAmerican(word)).toBe(word);
    },
  );

  it('is its own US spelling', () => {
    for (const uk of ['colour', 'organised', 'travelled', 'defence', 'storey']) {
      expect(asAmerican(asAmerican(uk))).toBe(asAmerican(uk));
    }
  });
});

describe('number words', () => {
  it.each([
    ['zero', '0'],
    ['eleven', '11'],
    ['twenty', '20'],
    ['thirty', '30'],
    ['ninety', '90'],
    ['hundred', '100'],
  ])('give %s as %s', (word, digits) => {
    expect(asNumber(word)).toBe(digits);
  });

  it.each(['dozen', 'twenty-one', '20', '', 'first'])('do not know %j', (word) => {
    expect(asNumber(word)).toBeUndefined();
  });
});
