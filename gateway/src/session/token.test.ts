import { describe, expect, it } from '@jest/globals';
import { type TokenSource, tokenHash, tokenIn } from './token.js';

describe('tokenIn', () => {
  it.each<[Record<string, string>, TokenSource, string]>([
    [{}, undefined, ''],
    [{ authorization: 'abc' }, undefined, 'abc'],
    [{ authorization: 'Bearer abc' }, undefined, 'abc'],
    [{ authorization: 'bearer   abc ' }, undefined, 'abc'],
    [{ authorization: '' }, undefined, ''],
    [{ authorization: 'abc' }, 'ignored', ''],
    [{ cookie: 'token=abc' }, undefined, ''],
    [{ cookie: 'token=abc' }, 'header-or-cookie', 'abc'],
    [{ cookie: 'a=1; token=ab%2Bc; b=2' }, 'header-or-cookie', 'ab+c'],
    [{ cookie: 'token=a=b=' }, 'header-or-cookie', 'a=b='],
    [{ cookie: 'token=%E0%A4%A' }, 'header-or-cookie', '%E0%A4%A'],
    [{ cookie: 'mytoken=abc' }, 'header-or-cookie', ''],
    [{ cookie: 'token=abc', authorization: 'xyz' }, 'header-or-cookie', 'xyz'],
  ])('%j, %s: "%s"', (headers, source, token) => {
    expect(tokenIn({ headers }, source)).toBe(token);
  });

  it('is cut, so that nobody makes us hash a novel', () => {
    expect(tokenIn({ headers: { authorization: 'x'.repeat(10_000) } }, undefined)).toHaveLength(512);
  });
});

describe('tokenHash', () => {
  it('is SHA-256 in hexadecimal, as the user service has it', () => {
    expect(tokenHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
