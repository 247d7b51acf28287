import { describe, expect, it } from '@jest/globals';
import { uuidV7 } from './uuid-v7.js';

describe('uuidV7', () => {
  it('has version, variant and the time in front', () => {
    const id = uuidV7(Date.UTC(2026, 0, 1));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 0, 1));
  });

  it('sorts by time and does not repeat', () => {
    const ids = Array.from({ length: 1_000 }, (_, index) => uuidV7(1_700_000_000_000 + index));
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(0))).size).toBe(1_000);
  });
});
