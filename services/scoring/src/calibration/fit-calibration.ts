import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { mean } from '../speech/statistics.js';
import { engineVersion, isCalibrated } from './apply-calibration.js';
import type { CalibratedTrait, Calibration } from './calibration.js';
import { fitTrait, type RatedTrait, type TraitFit } from './fit-trait.js';

/** An answer as the engine scores it today, with what its raters gave. */
export interface RatedAnswer {
  readonly id: string;
  readonly learner: string;
  readonly questionTypeId: number;
  readonly scored: ScoredAnswer;
  /** Points by trait code, of each rater. */
  readonly ratings: readonly Readonly<Record<string, number>>[];
}

/** What became of a trait. */
export interface TraitOutcome {
  readonly questionTypeId: number;
  readonly i: number;
  readonly n: number;
  readonly fit: TraitFit;
}

interface Trait {
  readonly questionTypeId: number;
  readonly i: number;
  readonly f: number;
  readonly engine: string;
  readonly rated: RatedTrait;
}

/**
 * Fits each trait of each question type by itself. Answers that a rule or a gate holds down say nothing about a level and are left
 * out.
 */
export function fitCalibration(
  answers: readonly RatedAnswer[],
  about: Pick<Calibration, 'version' | 'fittedOn'>,
): { readonly calibration: Calibration; readonly outcomes: readonly TraitOutcome[] } {
  const groups = Object.values(
    Object.groupBy(answers.flatMap(ratedTraits), ({ questionTypeId, i, engine }) => `${questionTypeId} ${i} ${engine}`),
  ).map((group) => group ?? []);
  const fitted = groups.flatMap((group) => (group[0] ? [fitGroup(group[0], group)] : []));
  return {
    calibration: { v: 1, ...about, traits: fitted.flatMap(({ trait }) => trait ?? []) },
    outcomes: fitted.map(({ outcome }) => outcome),
  };
}

function ratedTraits({ id, learner, questionTypeId, scored, ratings }: RatedAnswer): Trait[] {
  const { score, analysis, caps = {}, measures = {} } = scored;
  if (analysis.zero || 's' in score) return [];
  return score.filter(isCalibrated).flatMap(({ i = -1, s, f }) => {
    const given = ratings.flatMap((rating) => rating[String(i)] ?? []);
    if (!given.length || s === 0 || (caps[i] ?? f) < f) return [];
    if (given.some((points) => points > f)) throw new Error(`${id}: more than the ${f} points of trait ${i}`);
    const rated = { value: measures[String(i)] ?? s, measures, given: s, human: mean(given), group: learner };
    return [{ questionTypeId, i, f, engine: engineVersion(analysis.engine), rated }];
  });
}

function fitGroup({ questionTypeId, i, f, engine }: Trait, group: readonly Trait[]) {
  const rated = group.map((one) => one.rated);
  const step = rated.every(({ given }) => Number.isInteger(given)) ? 1 : 0.1;
  const fit = fitTrait(rated, { step, low: 0, high: f });
  const outcome: TraitOutcome = { questionTypeId, i, n: rated.length, fit };
  if ('refused' in fit) return { outcome, trait: undefined };
  const trait: CalibratedTrait = { questionTypeId, i, engine, step, n: rated.length, ...fit };
  return { outcome, trait };
}
