import { describe, expect, it } from '@jest/globals';
import { base32, fromBase32 } from './base32.js';
import { newTotpSecret, otpauthUrl, stepAt, stepOf, totpCode } from './totp-code.js';

/** RFC 6238, appendix B, and RFC 4226, appendix D: the ASCII secret 12345678901234567890; six of its eight digits. */
const secret = base32(Buffer.from('12345678901234567890'));

describe('a one-time code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s is %s', (seconds, code) => {
    expect(totpCode(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
  });

  it('is taken one step before and after its time, not two', () => {
    const at = (seconds: number) => new Date(seconds * 1000);
    const [begin, step] = [1_111_111_080, 37_037_036];
    for (const seconds of [-30, -1, 0, 29, 30, 59]) expect(stepOf(secret, '081804', at(begin + seconds))).toBe(step);
    expect(stepOf(secret, '081804', at(begin - 31))).toBeNull();
    expect(stepOf(secret, '081804', at(begin + 60))).toBeNull();
  });

  it.each(['', '28708', '2870820', 'abcdef', '２８７０８２', ' 287082'])('is not "%s"', (code) => {
    expect(stepOf(secret, code, new Date(59_000))).toBeNull();
  });
});

describe('the secret', () => {
  it('is 160 bits that apps can read, each time another', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(newTotpSecret());
  });

  it.each(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'])('survives Base32: "%s"', (text) => {
    expect(fromBase32(base32(Buffer.from(text))).toString()).toBe(text);
  });

  it('is written as RFC 4648 says', () => {
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB');
  });

  it('stands in the address of the QR code beside issuer and name', () => {
    const url = new URL(otpauthUrl(secret, '张三'));
    expect(url.href).toContain('otpauth://totp/PTE%20Practice:%E5%BC%A0%E4%B8%89?');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ secret, issuer: 'PTE Practice', algorithm: 'SHA1', digits: '6', period: '30' },
    });
  });
});
