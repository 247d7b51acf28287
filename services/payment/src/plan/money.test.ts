import { describe, expect, it } from '@jest/globals';
import { fenOf, yuanText } from './money.js';

describe('money', () => {
  it.each([
    [6_900, '69.00'],
    [1, '0.01'],
    [10, '0.10'],
    [10_000_000, '100000.00'],
  ])('writes %d fen as %s, and reads it back', (fen, text) => {
    expect(yuanText(fen)).toBe(text);
    expect(fenOf(text)).toBe(fen);
  });

  it.each([
    ['119', 11_900],
    ['119.5', 11_950],
  ])('reads %s', (text, fen) => expect(fenOf(text)).toBe(fen));

  it.each([undefined, '', '1e2', '-1', '1.234', '1,00', ' 1', '0x10', '1.'])('takes %j for no amount', (text) => {
    expect(fenOf(text)).toBeNull();
  });
});
