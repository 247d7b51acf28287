import { traitName } from '@pte/exam/traits';
import type { TraitOutcome } from './fit-calibration.js';

/** A line for each trait, for the operator. */
export const calibrationReport = (outcomes: readonly TraitOutcome[]): string =>
  [...outcomes]
    .sort((a, b) => a.questionTypeId - b.questionTypeId || a.i - b.i)
    .map(({ questionTypeId, i, n, fit }) => {
      const head = `type ${questionTypeId}, ${traitName(i).en}, rated answers: ${n}`;
      if ('refused' in fit) return `${head}; left as it is, ${fit.refused}`;
      const { formula, before, after } = fit;
      const how = formula.kind === 'line' ? 'shift and stretch' : 'weights';
      const changes = [
        `error ${change(before.rmse, after.rmse)}`,
        `correlation ${change(before.correlation, after.correlation)}`,
        `kappa ${change(before.kappa, after.kappa)}`,
      ];
      return `${head}; ${how}, ${changes.join(', ')}`;
    })
    .join('\n');

const change = (before: number, after: number): string => `${before.toFixed(2)} -> ${after.toFixed(2)}`;
