import type { Analysis } from '@pte/exam/scoring-result';

const pending: Analysis = { v: 1, status: 'pending' };

/** A submission's analysis; a text that is none counts as one that says nothing. */
export const readAnalysis = (text: string): Analysis => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'status' in value ? (value as Analysis) : pending;
  } catch {
    return pending;
  }
};
