import { describe, expect, it } from '@jest/globals';
import { newSession, originOf } from './login-session.js';
import { hashOf, newToken } from './session-token.js';

const now = new Date('2026-03-10T12:00:00Z');

describe('a login session', () => {
  it('ends 7 days after it was opened', () => {
    expect(newSession(7, { ip: '::1', userAgent: 'Firefox' }, now)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userId: 7,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date('2026-03-17T12:00:00Z'),
      ip: '::1',
      userAgent: 'Firefox',
    });
  });

  it('keeps 255 characters of the user agent, whole ones, without control characters', () => {
    const { userAgent } = originOf({ ip: '', userAgent: `\u0000\u001b[31m${'😀'.repeat(300)}` });
    expect(userAgent).toBe(`[31m${'😀'.repeat(251)}`);
    expect(originOf(undefined)).toEqual({ ip: '', userAgent: '' });
  });
});

describe('a token', () => {
  it('is 256 bits that nobody saw before, and is stored as its hash', () => {
    const tokens = new Set(Array.from({ length: 100 }, newToken));
    expect(tokens.size).toBe(100);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(hashOf('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
