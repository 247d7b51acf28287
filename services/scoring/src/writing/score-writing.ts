import type { Analysis, Note, ScorePart, ZeroRule } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { TypeRules } from '@pte/exam/type-rules';
import { formOf } from '@pte/exam/writing/form';
import { writingEngineName } from './engine-name.js';
import { slipMarks } from './feedback/slip-marks.js';
import { traitReasons } from './feedback/trait-reasons.js';
import { writingNote } from './feedback/writing-notes.js';
import type { Slip } from './grammar/slip.js';
import { judgeAnswer } from './judge-answer.js';
import type { Qualities } from './rubric/qualities.js';
import type { LanguageResources } from './text/evidence.js';
import { missingConventions } from './traits/email-points.js';
import type { JudgedAnswer } from './traits/judged-answer.js';
import { traitPoints } from './traits/trait-points.js';
import type { WritingTask } from './writing-task.js';

/** A written answer with its points, the reasons, and the unrounded language qualities behind them, 0 to 1. */
export interface ScoredWriting {
  readonly score: readonly ScorePart[];
  readonly analysis: Analysis;
  readonly overall: number;
  readonly qualities: Qualities;
}

/** From this share of unknown words on a text is not English; a learner's worst spelling stays far below. */
const foreignFrom = 0.5;
const isForeign = ({ evidence: { unknownShare, text } }: JudgedAnswer): boolean =>
  unknownShare >= foreignFrom || !text.words.some(({ text: word }) => /^[A-Za-z]/.test(word));

const isComposition = ({ traits: ofType = [] }: Pick<TypeRules, 'traits'>) =>
  ofType.some(({ i }) => i === traits.structure.i || i === traits.organization.i);

function zeroRule(raw: string, judged: JudgedAnswer, score: readonly ScorePart[]): ZeroRule | null {
  if (!/[\p{L}\p{N}]/u.test(raw)) return 'empty';
  if (isForeign(judged)) return 'language';
  const isNothing = (code: number) => score.some(({ i, s }) => i === code && s === 0);
  if (isNothing(traits.form.i)) return 'form';
  return isNothing(traits.content.i) ? 'content' : null;
}

function notesOf(
  judged: JudgedAnswer,
  score: readonly ScorePart[],
  zero: ZeroRule | null,
  formNotes: readonly Note[],
): Note[] {
  const missed = judged.task.points.filter(({ id }) =>
    judged.points.some((point) => point.id === id && point.hit === 0),
  );
  const lacking = score.some(({ i }) => i === traits.emailConventions.i) ? missingConventions(judged.raw) : [];
  return [
    ...(zero && zero !== 'form' && zero !== 'silence' ? [writingNote(zero)] : []),
    ...formNotes,
    ...judged.gates.map(({ code, percent }) => writingNote(code, { percent })),
    ...(judged.task.points.length === 0 ? [writingNote('estimated')] : []),
    ...(missed.length > 0 ? [writingNote('missing', { points: missed.map(({ text }) => text).join('; ') })] : []),
    ...(lacking.length > 0 ? [writingNote('email-parts', { parts: lacking.join(', ') })] : []),
    ...(zero ? [] : traitReasons(score, judged)),
  ];
}

/** Scores an answer to a written type by its rules; `checkedSlips` are null where no checker could be asked. Source: scoring.md 4. */
export function scoreWriting(
  raw: string,
  task: WritingTask,
  rules: Pick<TypeRules, 'traits' | 'wordLimits' | 'formRules'>,
  resources: LanguageResources,
  checkedSlips: readonly Slip[] | null = null,
): ScoredWriting {
  const judged = judgeAnswer(raw, task, resources, isComposition(rules), checkedSlips);
  const form = formOf(rules, raw);
  const points = (rules.traits ?? []).map(({ i = -1, f }) => ({
    i,
    s: i === traits.form.i ? form.s : traitPoints(i, f, judged),
    f,
  }));
  const zero = zeroRule(raw, judged, points);
  const score = zero ? points.map((part) => ({ ...part, s: 0 })) : points;
  const codes = new Set(points.map(({ i }) => i));
  const analysis: Analysis = {
    ...{ v: 1, status: 'done', engine: writingEngineName(checkedSlips !== null), zero, points: judged.points },
    marks: slipMarks(
      raw,
      [...judged.evidence.misspellings, ...judged.evidence.slips].sort((a, b) => a.start - b.start),
      codes,
    ),
    notes: notesOf(judged, score, zero, form.notes),
  };
  return { score, analysis, overall: judged.overall, qualities: judged.qualities };
}
