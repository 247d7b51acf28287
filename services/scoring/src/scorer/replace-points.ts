import type { Note, ScorePart, TraitReason } from '@pte/exam/scoring-result';
import type { ScoredAnswer } from './answer-scorer.js';

/**
 * The answer with other points in the order of its parts. The text of a band gives way where its points changed: it says what the
 * engine's points mean.
 */
export function replacePoints(scored: ScoredAnswer, parts: readonly ScorePart[], engine: string): ScoredAnswer {
  const { analysis, score } = scored;
  const before: readonly ScorePart[] = 's' in score ? [score] : score;
  const changed = new Map(
    parts.flatMap((part, index) =>
      part.i !== undefined && part.s !== before[index]?.s ? [[part.i, part] as const] : [],
    ),
  );
  const reasoned = analysis.traits?.map((trait): TraitReason => {
    const part = changed.get(trait.i);
    return part ? { ...trait, band: bandOfPoints(part) } : trait;
  });
  return {
    ...scored,
    score: parts,
    analysis: {
      ...analysis,
      engine: [analysis.engine, engine].filter(Boolean).join(' + '),
      ...(reasoned ? { traits: reasoned } : {}),
    },
  };
}

/** What is said of points that no text of a band stands for. */
export const bandOfPoints = ({ s, f }: ScorePart): Pick<Note, 'zh' | 'en'> => ({
  en: `${s} of ${f} points`,
  zh: `${s} / ${f} 分`,
});
