import { describe, expect, it } from '@jest/globals';
import { languageOf } from './language.js';

describe('languageOf', () => {
  it.each([
    [undefined, 'zh-CN'],
    ['', 'zh-CN'],
    ['en', 'en-US'],
    ['en-GB', 'en-US'],
    ['EN-us', 'en-US'],
    ['zh', 'zh-CN'],
    ['zh-TW', 'zh-CN'],
    ['fr', 'zh-CN'],
    ['fr, en;q=0.1', 'en-US'],
    ['*', 'zh-CN'],
    ['*, en;q=0.9', 'zh-CN'],
    ['en, zh', 'en-US'],
    ['zh, en', 'zh-CN'],
    ['zh;q=0.5, en;q=0.6', 'en-US'],
    ['en;q=0.5, zh;q=0.5', 'en-US'],
    ['en;q=0', 'zh-CN'],
    ['en;q=0.000, fr', 'zh-CN'],
    ['en ; q=0.7 , fr', 'en-US'],
    ['en,,zh;q=0.1', 'en-US'],
    ['enm', 'zh-CN'],
  ])('%s means %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it.each(['en;q=2', 'en;q=', 'en;level=1', 'en q=1', 'en;q=0.1234', '<script>', 'en-', 'en;q=1;q=1', 'en, ;q=1'])(
    'a malformed header (%s) means Chinese',
    (header) => {
      expect(languageOf(header)).toBe('zh-CN');
    },
  );

  it('gives the same answer for a header it has seen', () => {
    expect([languageOf('en-AU'), languageOf('en-AU')]).toEqual(['en-US', 'en-US']);
  });
});
