import type { ScorePart } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { replacePoints } from '../scorer/replace-points.js';
import { evaluated, inSteps } from './calibrated-points.js';
import type { Calibration } from './calibration.js';

/** Name and version of an engine, without what took part this time. */
export const engineVersion = (engine = ''): string => engine.split(' ')[0] ?? '';

/** Form is counted, not judged. */
export const isCalibrated = ({ i }: ScorePart): boolean => i !== undefined && i !== traits.form.i;

/** The engine's result on the operator's own level. Zero rules, zeros and caps stay; Content does not become 0. */
export function applyCalibration(calibration: Calibration, questionTypeId: number, scored: ScoredAnswer): ScoredAnswer {
  const { score, analysis, caps = {}, measures = {} } = scored;
  if (analysis.zero || 's' in score) return scored;
  const engine = engineVersion(analysis.engine);
  const fitted = new Map(
    calibration.traits
      .filter((trait) => trait.questionTypeId === questionTypeId && trait.engine === engine)
      .map((trait) => [trait.i, trait]),
  );
  const parts = score.map((part): ScorePart => {
    const trait = part.i === undefined ? undefined : fitted.get(part.i);
    if (!trait || part.s === 0) return part;
    const points = evaluated(trait.formula, { value: measures[String(trait.i)] ?? part.s, measures });
    const high = Math.min(part.f, caps[trait.i] ?? part.f);
    const low = Math.min(high, trait.i === traits.content.i ? trait.step : 0);
    return { ...part, s: inSteps(points, { step: trait.step, low, high }) };
  });
  if (!fitted.size) return scored;
  const mapping = `calibration ${calibration.version}`;
  return { ...replacePoints(scored, parts, mapping), mapping };
}
