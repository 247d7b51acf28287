import { describe, expect, it } from '@jest/globals';
import { clearToken, readToken, writeToken } from './token-cookie.js';
import { readUserInfo } from './user-info.js';

const stored = (value: unknown) => {
  localStorage.setItem('user-info', typeof value === 'string' ? value : JSON.stringify(value));
  return readUserInfo();
};

describe('the stored user', () => {
  it('is valid with an id and a name', () => {
    expect(stored({ id: 7, name: 'lily', deletedAt: null })).toMatchObject({ id: 7 });
  });

  it.each([
    ['broken text', '{'],
    ['no id', { name: 'lily' }],
    ['no name', { id: 7, name: '' }],
    ['a deleted user', { id: 7, name: 'lily', deletedAt: 1_790_000_000 }],
    ['nothing', null],
  ])('is nobody for %s', (_what, value) => {
    expect(stored(value)).toBeNull();
  });
});

describe('the token cookie', () => {
  it('gives back what was written, whatever its characters', () => {
    writeToken('a+b/c=;d');
    expect(readToken()).toBe('a+b/c=;d');
    clearToken();
    expect(readToken()).toBeNull();
  });
});
