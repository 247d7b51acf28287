import { describe, expect, it } from '@jest/globals';
import { integerProblem, refuseProblems, required, textProblem } from './fields.js';

describe('textProblem', () => {
  it.each([
    ['', 1, 5, 'text.length'],
    ['123456', 1, 5, 'text.length'],
    ['🎓🎓🎓🎓🎓🎓', 1, 5, 'text.length'],
    ['a\0b', 1, 5, 'text.null'],
  ])('finds %j not to be of %i to %i characters', (text, min, max, code) => {
    expect(textProblem(text, min, max)).toMatchObject({ code });
  });

  it.each(['1', '12345', '🎓🎓🎓🎓🎓', '汉字', undefined])('finds %j good', (text) => {
    expect(textProblem(text, 1, 5)).toBeUndefined();
  });
});

describe('integerProblem', () => {
  it.each([
    [-1, 'number.min'],
    [3, 'number.max'],
    [1.5, 'integer'],
    [Number.NaN, 'integer'],
  ])('finds %d not to be from 0 to 2', (value, code) => {
    expect(integerProblem(value, 0, 2)).toMatchObject({ code });
  });

  it.each([0, 2, undefined])('finds %p good', (value) => {
    expect(integerProblem(value, 0, 2)).toBeUndefined();
  });
});

describe('refuseProblems', () => {
  it('names only the fields with a problem', () => {
    expect(() => refuseProblems({ name: required(undefined), type: required(0) })).toThrow(
      expect.objectContaining({ reason: 'VALIDATION', details: { fields: { name: { code: 'required' } } } }),
    );
    expect(() => refuseProblems({ name: undefined })).not.toThrow();
  });
});
