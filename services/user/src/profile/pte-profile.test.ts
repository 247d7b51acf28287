import { describe, expect, it } from '@jest/globals';
import { pteProfileView, readGoal } from './pte-profile.js';

const targets = { targetTotal: 65, targetSpeaking: 10, targetWriting: 90, targetReading: 65, targetListening: 65 };
const read = (given: object) => readGoal({ userId: 1, ...targets, examType: 0, examDate: undefined, ...given });
const problemsOf = (given: object) => {
  try {
    read(given);
    return {};
  } catch (error) {
    return (error as { details: { fields: object } }).details.fields;
  }
};

describe('the goal of a learner', () => {
  it('is five targets, an exam, and a day or none', () => {
    expect(read({})).toEqual({ ...targets, examType: 0, examDate: null });
    expect(read({ examType: 1, examDate: 1_792_000_000 })).toMatchObject({
      examType: 1,
      examDate: new Date(1_792_000_000_000),
    });
  });

  it.each([9, 91, 0, 65.5, Number.NaN])('has no target of %d', (targetReading) => {
    expect(problemsOf({ targetReading })).toEqual({ targetReading: { code: 'invalid' } });
  });

  it('names every bad field', () => {
    const given = { targetTotal: 0, targetListening: 0, examType: 2, examDate: -1 };
    expect(Object.keys(problemsOf(given))).toEqual(['targetTotal', 'targetListening', 'examDate', 'examType']);
  });

  it('is shown with moments in unix seconds', () => {
    const updatedAt = new Date('2026-03-10T12:00:00.900Z');
    expect(pteProfileView({ ...targets, examType: 1, examDate: new Date(5_000), updatedAt })).toEqual({
      ...targets,
      examType: 1,
      examDate: 5,
      updatedAt: 1_773_144_000,
    });
  });
});
