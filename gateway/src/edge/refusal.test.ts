import { describe, expect, it } from '@jest/globals';
import { asRefusal } from './error-reply.js';
import { invalidInput, rateLimited } from './refusal.js';

describe('invalidInput', () => {
  it.each([
    [{ search: { code: 'search.short' } }, 'SEARCH_TOO_SHORT'],
    [{ confirmPassword: { code: 'password.mismatch' } }, 'PASSWORD_MISMATCH'],
    [{ search: { code: 'search.short' }, limit: { code: 'number.min' } }, 'VALIDATION'],
    [{ name: { code: 'required' } }, 'VALIDATION'],
  ])('%j is %s', (fields, reason) => {
    expect(invalidInput(fields)).toMatchObject({ reason, kind: 'invalid', details: { fields } });
  });
});

describe('asRefusal', () => {
  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 'BODY_TOO_LARGE'],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'UNSUPPORTED_MEDIA_TYPE'],
    ['FST_ERR_BAD_URL', 'ROUTE_NOT_FOUND'],
    ['FST_ERR_MAX_PARAM_LENGTH', 'ROUTE_NOT_FOUND'],
    ['ECONNRESET', 'INTERNAL'],
  ])('the server error %s is %s', (code, reason) => {
    expect(asRefusal(Object.assign(new Error('secret'), { code }))).toMatchObject({ reason });
  });

  it('keeps refusals, and hides whatever else was thrown', () => {
    expect(asRefusal(rateLimited(7))).toMatchObject({ reason: 'RATE_LIMITED', details: { retryAfter: 7 } });
    for (const thrown of [new Error('x'), 'text', undefined, null])
      expect(asRefusal(thrown)).toMatchObject({ reason: 'INTERNAL' });
  });
});
