import { describe, expect, it } from '@jest/globals';
import { maskedFields } from './user-fields.js';

describe('maskedFields', () => {
  it('names what was given; null has no value and absent no name', () => {
    expect(maskedFields({ name: 'lily', vipUntil: null, phone: undefined, preferCore: 0, deletedAt: null })).toEqual({
      fields: { name: 'lily', preferCore: 0 },
      updateMask: ['name', 'vip_until', 'prefer_core', 'deleted_at'],
    });
    expect(maskedFields({})).toEqual({ fields: {}, updateMask: [] });
  });
});
