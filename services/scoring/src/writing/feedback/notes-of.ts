import type { Note, ScorePart, ZeroRule } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import { missingConventions } from '../traits/email-points.js';
import type { JudgedAnswer } from '../traits/judged-answer.js';
import { writingNote } from './writing-notes.js';

interface Noted {
  readonly judged: JudgedAnswer;
  readonly score: readonly ScorePart[];
  readonly zero: ZeroRule | null;
  readonly formNotes: readonly Note[];
  /** Whether the text was too long to be read to its end. */
  readonly isCut: boolean;
}

const partNames = {
  greeting: { zh: '称呼', en: 'greeting' },
  opening: { zh: '开头', en: 'opening' },
  closing: { zh: '结束语', en: 'closing' },
  'sign-off': { zh: '署名', en: 'sign-off' },
} as const;

function missingParts(raw: string): Note[] {
  const missing = missingConventions(raw).map((part) => partNames[part]);
  if (missing.length === 0) return [];
  const { zh, en, ...note } = writingNote('email-parts', { parts: missing.map((part) => part.en).join(', ') });
  return [{ ...note, zh: `邮件缺少：${missing.map((part) => part.zh).join('、')}。`, en }];
}

/** What the learner is told about the answer on the whole: rules and gates that fired, what is missing, what was not asked. */
export function notesOf({ judged, score, zero, formNotes, isCut }: Noted): Note[] {
  const { task, points, evidence, gates, raw } = judged;
  const missed = task.points.filter(({ id }) => points.some((point) => point.id === id && point.hit === 0));
  if (zero === 'empty' || zero === 'language') return [writingNote(zero)];
  const isEmail = score.some(({ i }) => i === traits.emailConventions.i);
  return [
    ...(zero === 'content' ? [writingNote(zero)] : []),
    ...formNotes,
    ...(isCut ? [writingNote('too-long')] : []),
    ...gates.map(({ code, percent }) => writingNote(code, { percent })),
    ...(task.points.length === 0 ? [writingNote('estimated')] : []),
    ...(missed.length > 0 ? [writingNote('missing', { points: missed.map(({ text }) => text).join('; ') })] : []),
    ...(isEmail ? missingParts(raw) : []),
    ...(evidence.checks.slips ? [] : [writingNote('no-grammar-checker')]),
    ...(evidence.checks.parsedShare === null ? [writingNote('no-parser')] : []),
  ];
}
