import { describe, expect, it } from '@jest/globals';
import { Passwords } from './passwords.js';

describe('passwords', () => {
  const passwords = new Passwords(2);

  it('match their own hash only, to the last of 100 characters', async () => {
    const long = 'é'.repeat(99);
    const hash = await passwords.hash(`${long}1`);
    expect(await passwords.matches(hash, `${long}1`)).toBe(true);
    expect(await passwords.matches(hash, `${long}2`)).toBe(false);
    expect(await passwords.hash(`${long}1`)).not.toBe(hash);
  });

  it('of nobody never match, not even the decoy', async () => {
    expect(await passwords.matches(null, 'the password of nobody')).toBe(false);
    expect(await passwords.matches(null, '')).toBe(false);
  });
});
