import { describe, expect, it } from '@jest/globals';
import { traitName, traits } from './traits.js';

describe('traits', () => {
  it('have the codes 0 to 11, each once', () => {
    expect(Object.values(traits).map(({ i }) => i)).toEqual(Array.from({ length: 12 }, (_, code) => code));
  });

  it.each([
    [0, 'Content', '内容'],
    [5, 'Oral fluency', '口语流利度'],
    [11, 'Appropriacy', '得体度'],
  ])('with code %i are called %s and %s', (code, en, zh) => {
    expect(traitName(code)).toMatchObject({ en, zh });
  });

  it.each([99, -1, undefined])('with code %p are a plain score', (code) => {
    expect(traitName(code)).toEqual({ en: 'Score', zh: '得分' });
  });
});
