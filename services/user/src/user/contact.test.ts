import { describe, expect, it } from '@jest/globals';
import { emailKey, isEmail, phoneNumber } from './contact.js';

describe('a phone number', () => {
  it.each([
    ['13800000001', '+8613800000001'],
    ['+8613800000001', '+8613800000001'],
    ['+6591234567', '+6591234567'],
  ])('%s is kept as %s', (given, kept) => expect(phoneNumber(given)).toBe(kept));

  it.each([
    '',
    '12800000001',
    '1380000000',
    '138000000011',
    '8613800000001',
    '+1234567',
    '+1234567890123456',
    '+86 138',
  ])('is not %j', (given) => expect(phoneNumber(given)).toBeNull());
});

describe('an email address', () => {
  it.each(['a@b', 'lily@example.com', `${'x'.repeat(242)}@example.com`])('may be %s', (given) =>
    expect(isEmail(given)).toBe(true),
  );

  it.each(['', 'a', '@b', 'a@', 'a@b@c', 'a b@c', 'a\u0000@b', `${'x'.repeat(243)}@example.com`])(
    'is not %j',
    (given) => expect(isEmail(given)).toBe(false),
  );

  it('is compared without case', () => expect(emailKey('Lily@Example.COM')).toBe('lily@example.com'));
});
