import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  credential,
  email,
  level,
  moment,
  newPassword,
  parseFields,
  phone,
  userName,
  userType,
} from './user-fields.js';

const schemas = { credential, email, level, moment, newPassword, phone, userName, userType };

/** The value as it is kept, or the code of its problem. */
const read = (field: keyof typeof schemas, value: unknown): unknown => {
  try {
    return parseFields(z.object({ field: schemas[field] as z.ZodType }), { field: value }).field;
  } catch (error) {
    return (error as { details: { fields: { field: { code: string } } } }).details.fields.field;
  }
};

describe('a field', () => {
  it.each<[keyof typeof schemas, unknown, unknown]>([
    ['userName', ' lily\t', 'lily'],
    ['newPassword', ' 12345', ' 12345'],
    ['newPassword', '密'.repeat(100), '密'.repeat(100)],
    ['credential', ' ', ' '],
    ['email', ' Lily@Example.com ', 'Lily@Example.com'],
    ['phone', ' 13800000001', '+8613800000001'],
    ['level', 0, 0],
    ['level', 100, 100],
    ['userType', 2, 2],
    ['moment', 0, new Date(0)],
    ['moment', 4_070_908_800, new Date('2099-01-01')],
  ])('%s takes %j', (field, value, kept) => expect(read(field, value)).toEqual(kept));

  it.each<[keyof typeof schemas, unknown, string]>([
    ['userName', undefined, 'required'],
    ['userName', null, 'required'],
    ['userName', '  ', 'name.length'],
    ['newPassword', null, 'required'],
    ['newPassword', '12345', 'password.length'],
    ['newPassword', '😀'.repeat(5), 'password.length'],
    ['newPassword', 'x'.repeat(101), 'password.length'],
    ['credential', '', 'credential.length'],
    ['email', 'lily', 'email.format'],
    ['phone', '110', 'phone.format'],
    ['level', 101, 'invalid'],
    ['level', -1, 'invalid'],
    ['level', 1.5, 'integer'],
    ['level', null, 'integer'],
    ['userType', 3, 'invalid'],
    ['moment', -1, 'invalid'],
    ['moment', 253_402_300_800, 'invalid'],
    ['moment', Number.NaN, 'integer'],
  ])('%s refuses %j: %s', (field, value, code) => expect(read(field, value)).toEqual({ code }));

  it('tells the first problem of each of many', () => {
    const schema = z.object({ name: userName, level });
    expect(() => parseFields(schema, { name: 'a b', level: -0.5 })).toThrow(
      expect.objectContaining({
        reason: 'VALIDATION',
        details: { fields: { name: { code: 'name.characters' }, level: { code: 'integer' } } },
      }),
    );
  });
});
