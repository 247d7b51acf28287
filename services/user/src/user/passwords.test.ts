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

  it('verifies once, with the same effort, for a right, a wrong and a missing one', async () => {
    const verified: string[] = [];
    const argon2 = {
      hash: async (password: string) => `$argon2id$v=19$m=19456,t=2,p=1$${password}`,
      verify: async (hashed: string, password: string) => {
        verified.push(hashed.split('$').slice(0, 4).join('$'));
        return hashed.endsWith(password);
      },
    };
    const passwords = new Passwords(2, argon2);
    const stored = await passwords.hash('right');
    expect(await passwords.matches(stored, 'right')).toBe(true);
    expect(await passwords.matches(stored, 'wrong')).toBe(false);
    expect(await passwords.matches(null, 'the password of nobody')).toBe(false);
    expect(verified).toEqual(Array(3).fill('$argon2id$v=19$m=19456,t=2,p=1'));
  });
});
