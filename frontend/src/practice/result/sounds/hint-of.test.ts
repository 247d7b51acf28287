import { describe, expect, it } from '@jest/globals';
import { hintOf, phoneHints } from './hint-of.js';
import { ipaOf } from './ipa.js';

const phones =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(' ');

describe('hints', () => {
  it('are there for every phone of American English and nothing else', () => {
    expect(Object.keys(phoneHints).toSorted()).toEqual(phones);
  });

  it.each(phones)('say in both languages how %s is made and what goes wrong', (phone) => {
    const hint = hintOf(phone);
    expect(ipaOf(phone)).toMatch(/^\/[^A-Z]+\/$/);
    for (const { zh, en } of [hint?.make, hint?.slip].filter((wording) => wording !== undefined)) {
      expect(zh).toMatch(/\p{Script=Han}.*。$/u);
      expect(zh).not.toMatch(/[\u4e00-\u9fff][A-Za-z0-9/]|[A-Za-z0-9/][\u4e00-\u9fff]/);
      expect(en).toMatch(/^[A-Z].*\.$/);
    }
    expect(hint?.words.split(/, |; /).length).toBeGreaterThanOrEqual(3);
  });

  it('name each sound by a sign of its own, whatever its stress', () => {
    expect(new Set(phones.map(ipaOf)).size).toBe(phones.length);
    expect(ipaOf('AH0')).toBe('/ʌ/');
  });
});
