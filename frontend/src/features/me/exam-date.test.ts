import { describe, expect, it } from '@jest/globals';
import { fromDateInput, toDateInput } from './exam-date.js';

describe('the exam date', () => {
  it.each(['2026-12-24', '2027-01-01', '2028-02-29'])('keeps %s as it was chosen', (day) => {
    expect(toDateInput(fromDateInput(day))).toBe(day);
  });

  it('may be left open', () => {
    expect(fromDateInput('')).toBeNull();
    expect(toDateInput(null)).toBe('');
  });
});
