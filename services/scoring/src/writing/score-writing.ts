import type { WritingTask } from '@pte/exam/judging';
import type { Analysis, ScorePart } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { TypeRules } from '@pte/exam/type-rules';
import { formOf } from '@pte/exam/writing/form';
import { type Checks, unchecked } from './checker/checks.js';
import { referenceTasks } from './content/reference-tasks.js';
import { writingEngineName } from './engine-name.js';
import { notesOf } from './feedback/notes-of.js';
import { slipMarks } from './feedback/slip-marks.js';
import { writingTraits } from './feedback/writing-traits.js';
import { judgeAnswer } from './judge-answer.js';
import type { Qualities } from './rubric/qualities.js';
import type { LanguageResources } from './text/evidence.js';
import { confidenceOf } from './traits/confidence.js';
import type { JudgedAnswer } from './traits/judged-answer.js';
import { capsOf, traitPoints } from './traits/trait-points.js';
import { zeroRule } from './zero-rule.js';

/** UTF-16 units that are read: as many as the API takes, three times the longest answer that gets a point for its Form. */
export const longestRead = 10_000;

export interface WritingRequest {
  readonly text: string;
  readonly task: WritingTask;
  readonly rules: Pick<TypeRules, 'traits' | 'wordLimits' | 'formRules'>;
  /** Tasks that it may have been meant for; the reference set unless given. */
  readonly otherTasks?: readonly string[];
}

/** A written answer with its points, the reasons, and the unrounded language qualities behind them, 0 to 1. */
export interface ScoredWriting {
  readonly score: readonly ScorePart[];
  readonly analysis: Analysis;
  /** The most points that the gates leave each trait, by its code. */
  readonly caps: Readonly<Record<number, number>>;
  readonly overall: number;
  readonly qualities: Qualities;
}

const nothing: Pick<JudgedAnswer, 'overall' | 'qualities'> = {
  overall: 0,
  qualities: { cohesion: 0, syntax: 0, vocabulary: 0, phraseology: 0, grammar: 0, conventions: 0 },
};

/** Scores an answer to a written type by its rules. Source: scoring.md 4. */
export function scoreWriting(
  { text, task, rules, otherTasks = referenceTasks }: WritingRequest,
  resources: LanguageResources,
  checks: Checks = unchecked,
): ScoredWriting {
  const raw = text.slice(0, longestRead);
  const judged = judgeAnswer({ raw, task, otherTasks, checks }, resources);
  const form = formOf(rules, text);
  const ofType = rules.traits ?? [];
  const points = ofType.map(({ i = -1, f }) => ({ i, s: i === traits.form.i ? form.s : traitPoints(i, f, judged), f }));
  const zero = zeroRule(judged, points);
  const score = zero ? points.map((part) => ({ ...part, s: 0 })) : points;
  const caps = capsOf(ofType, judged, zero);
  const analysis: Analysis = {
    ...{ v: 1, status: 'done', engine: writingEngineName(checks), zero, confidence: confidenceOf(judged) },
    points: judged.points,
    marks: slipMarks(
      raw,
      [...judged.evidence.misspellings, ...judged.evidence.slips].sort((a, b) => a.start - b.start),
      new Set(points.map(({ i }) => i)),
    ),
    traits: zero ? [] : writingTraits(score, judged),
    notes: notesOf({ judged, score, zero, formNotes: form.notes, isCut: raw.length < text.length }),
  };
  const { overall, qualities } = zero === 'empty' || zero === 'language' ? nothing : judged;
  return { score, analysis, caps, overall, qualities };
}
