import { describe, expect, it } from '@jest/globals';
import { checkReturnUrl } from './return-url.js';

const own = ['https://pte.example', 'http://localhost:8080'];

describe('a return address', () => {
  it.each([undefined, '/', '/vip?order=5', 'https://pte.example/vip', 'http://localhost:8080/vip'])(
    '%j is ours',
    (url) => {
      expect(() => checkReturnUrl(url, own)).not.toThrow();
    },
  );

  it.each([
    ...[
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'https://evil.example',
      'https://pte.example.evil.example',
    ],
    ...[
      'https://pte.example@evil.example/',
      'javascript:alert(1)',
      'vip',
      '',
      'http://pte.example',
      'https:/pte.example',
    ],
  ])('%j is not', (url) => {
    expect(() => checkReturnUrl(url, own)).toThrow(expect.objectContaining({ reason: 'VALIDATION' }));
  });
});
