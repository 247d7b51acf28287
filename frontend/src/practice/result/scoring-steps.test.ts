import { describe, expect, it } from '@jest/globals';
import { currentStep, stepsOf } from './scoring-steps.js';

describe('the step where scoring is', () => {
  it.each([
    ['pending', undefined, true, 'queued'],
    ['scoring', undefined, true, 'recognise'],
    ['pending', 'started', true, 'recognise'],
    ['scoring', 'recognise', true, 'recognise'],
    ['scoring', 'judge', true, 'judge'],
    ['scoring', undefined, false, 'judge'],
    ['pending', 'fetch', false, 'judge'],
    ['pending', undefined, false, 'queued'],
  ] as const)('of a %s answer, told %s, recorded %s, is %s', (status, stage, recorded, step) => {
    expect(currentStep(status, stage, recorded)).toBe(step);
    expect(stepsOf(recorded)).toContain(step);
  });
});
