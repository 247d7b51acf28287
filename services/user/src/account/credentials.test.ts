import { describe, expect, it } from '@jest/globals';
import type { Database } from '@pte/service-kit/database';
import type { Passwords } from '../user/passwords.js';
import type { User } from '../user/user.js';
import type { UserRepository } from '../user/user.repository.js';
import { Credentials } from './credentials.js';

/** Knows lily, who has the password "right", and wechat-lily, who has none; counts what is verified. */
function aDoor() {
  const verified: (string | null)[] = [];
  const hashes = new Map<string, string | null>([
    ['lily', 'hash of right'],
    ['wechat-lily', null],
  ]);
  const users = {
    findByLogin: async (_: unknown, name: string) =>
      hashes.has(name) ? ({ facts: { passwordHash: hashes.get(name) } } as unknown as User) : null,
  } as unknown as UserRepository;
  const passwords = {
    matches: async (stored: string | null, password: string) => {
      verified.push(stored);
      return stored === `hash of ${password}`;
    },
  } as unknown as Passwords;
  return { credentials: new Credentials({} as Database, users, passwords), verified };
}

describe('name and password', () => {
  it.each([
    ['lily', 'right', true],
    ['lily', 'wrong', false],
    ['nobody', 'right', false],
    ['wechat-lily', 'right', false],
  ])('of %s with %s are verified exactly once', async (name, password, isRight) => {
    const { credentials, verified } = aDoor();
    expect((await credentials.prove(name, password)) !== null).toBe(isRight);
    expect(verified).toHaveLength(1);
  });
});
