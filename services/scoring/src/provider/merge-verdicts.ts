import type { Note, ScorePart, TraitReason } from '@pte/exam/scoring-result';
import { traitName } from '@pte/exam/traits';
import type { ScoredAnswer } from '../scorer/answer-scorer.js';
import { bandOfPoints, replacePoints } from '../scorer/replace-points.js';
import { clamp } from '../speech/statistics.js';
import type { TraitVerdict } from './answer-judge.js';

/** The most that a provider moves a trait, as a share of its full points, in whole points. */
const mostMoved = 1 / 3;

/**
 * The engine's result with the provider's verdicts in it. A trait moves by a third of its full points at most, never above its cap,
 * and neither from nor to 0: that a part is worth nothing is said by the engine's rules alone.
 */
export function mergeVerdicts(
  scored: ScoredAnswer,
  verdicts: readonly TraitVerdict[],
  providers: string,
): ScoredAnswer {
  const { score, caps = {} } = scored;
  if ('s' in score) return scored;
  const byTrait = new Map(verdicts.map((verdict) => [verdict.i, verdict]));
  const parts = score.map((part): ScorePart => {
    const verdict = part.i === undefined ? undefined : byTrait.get(part.i);
    return verdict ? { ...part, s: moved(part, verdict.points, caps[verdict.i] ?? part.f) } : part;
  });
  const merged = replacePoints(scored, parts, providers);
  const { analysis } = merged;
  return {
    ...merged,
    analysis: {
      ...analysis,
      traits: parts.flatMap((part) => reasonOf(part, byTrait, analysis.traits)),
      notes: [...(analysis.notes ?? []), providerNote(verdicts.map(({ i }) => traitName(i)))],
    },
  };
}

function moved({ s, f }: ScorePart, points: number, cap: number): number {
  if (s === 0) return 0;
  const step = Math.ceil(f * mostMoved);
  const highest = Math.max(s, Math.min(cap, s + step));
  return clamp(points, Math.min(s, Math.max(1, s - step)), highest);
}

/** The provider's reason comes first. */
function reasonOf(
  part: ScorePart,
  verdicts: ReadonlyMap<number, TraitVerdict>,
  known: readonly TraitReason[] = [],
): TraitReason[] {
  const ours = known.find((trait) => trait.i === part.i);
  const verdict = part.i === undefined ? undefined : verdicts.get(part.i);
  if (!verdict) return ours ? [ours] : [];
  const reason: Note = { code: 'provider-reason', ...verdict.reason };
  return [{ band: bandOfPoints(part), ...ours, i: verdict.i, reasons: [reason, ...(ours?.reasons ?? [])] }];
}

const providerNote = (names: readonly { readonly en: string; readonly zh: string }[]): Note => ({
  code: 'provider',
  en: `A language model had a part in judging: ${names.map(({ en }) => en).join(', ')}. Everything else is from our own engine, whose limits apply.`,
  zh: `语言模型参与了以下各项的评判：${names.map(({ zh }) => zh).join('、')}。其余各项由本站引擎评分，引擎的限制始终有效。`,
});
