import type { KeyPoint } from '@pte/exam/judging';
import type { Analysis } from '@pte/exam/scoring-result';
import type { Span } from '../word-marks.js';

export type PointState = 'found' | 'perhaps' | 'absent';

export interface JudgedPoint {
  readonly id: string;
  readonly text: string;
  readonly who: string | undefined;
  readonly state: PointState;
  /** Seconds of the recording or characters of the text. */
  readonly where: Span | null;
}

/** A spotter is right about most points together, and often wrong about a single one: between these it says "perhaps". */
const foundFrom = 0.6;
const perhapsFrom = 0.3;

const stateOf = (hit: number): PointState => {
  if (hit >= foundFrom) return 'found';
  return hit >= perhapsFrom ? 'perhaps' : 'absent';
};

/** The points of the question that the engine looked for, with what it found. */
export const judgedPoints = (points: readonly KeyPoint[], { points: found = [] }: Analysis): JudgedPoint[] =>
  points.flatMap(({ id, text, who }) => {
    const evidence = found.find((one) => one.id === id);
    return evidence ? [{ id, text, who, state: stateOf(evidence.hit), where: evidence.where ?? null }] : [];
  });
