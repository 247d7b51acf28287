import { pointsOf, readScore } from '@pte/exam/scoring-result';
import type { MockResultItem } from '../../../lib/api/mock.shapes.js';

/** Whether something could have been better: points are missing, or nothing was answered. */
export const isWrong = ({ outcome, score }: MockResultItem): boolean => {
  if (outcome !== 'submitted') return true;
  const value = readScore(score);
  if (typeof value === 'string') return false;
  const { points, fullPoints } = pointsOf(value);
  return points < fullPoints;
};

export interface OutcomeCounts {
  submitted: number;
  skipped: number;
  failed: number;
  /** Its scoring failed, so that no number of the report knows it. */
  unscored: readonly MockResultItem[];
}

export const countOutcomes = (items: readonly MockResultItem[]): OutcomeCounts => {
  const count = (outcome: MockResultItem['outcome']) => items.filter((item) => item.outcome === outcome).length;
  return {
    submitted: count('submitted'),
    skipped: count('skipped'),
    failed: count('failed'),
    unscored: items.filter(({ scoringStatus }) => scoringStatus === 'failed'),
  };
};
