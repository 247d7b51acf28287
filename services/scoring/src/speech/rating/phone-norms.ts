import type { AlignedPhone } from '../tracker/align-phones.js';

/** How a phone is usually said by rated learners. */
export interface PhoneNorm {
  /** Mean and standard deviation of its score, nat a frame. */
  readonly mean: number;
  readonly deviation: number;
  /** Mean of ln(seconds). */
  readonly lnSeconds: number;
}

export type PhoneNorms = Readonly<Record<string, PhoneNorm>>;

const worstScore = -25;

export const boundedScore = ({ score }: Pick<AlignedPhone, 'score'>): number => Math.max(worstScore, score);

/** How much better or worse than usual a phone was said, in standard deviations; 0 for a phone without a norm. */
export function phoneDeviation(phone: AlignedPhone, norms: PhoneNorms): number {
  const norm = norms[phone.phone];
  return norm ? (boundedScore(phone) - norm.mean) / norm.deviation : 0;
}
