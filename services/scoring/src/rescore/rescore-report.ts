import { builtInType } from '@pte/exam/question-types';
import type { Score, ScorePart } from '@pte/exam/scoring-result';
import { traitName } from '@pte/exam/traits';
import type { RescoredAnswer } from './rescore-run.js';

/** Answers that are named for each type. */
const mostNamed = 5;

interface PartChange {
  readonly i: number | undefined;
  readonly from: number;
  readonly to: number;
  /** Of the points possible, signed. */
  readonly share: number;
}

interface AnswerChange {
  readonly submissionId: number;
  readonly parts: readonly PartChange[];
  readonly size: number;
}

const partsOf = (score: Score): readonly ScorePart[] => ('s' in score ? [score] : score);

function changeOf({ submissionId, before, after }: RescoredAnswer): AnswerChange | null {
  if (after === null) return null;
  const earlier = partsOf(before);
  const parts = partsOf(after).map(({ i, s, f }): PartChange => {
    const from = earlier.find((part) => part.i === i)?.s ?? 0;
    return { i, from, to: s, share: (s - from) / f };
  });
  return { submissionId, parts, size: parts.reduce((sum, { share }) => sum + Math.abs(share), 0) };
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;

function traitLines(changes: readonly AnswerChange[]): string[] {
  const byTrait = Map.groupBy(
    changes.flatMap(({ parts }) => parts),
    ({ i }) => i,
  );
  return [...byTrait].map(([i, parts]) => {
    const mean = parts.reduce((sum, { from, to }) => sum + to - from, 0) / parts.length;
    const moved = parts.filter(({ from, to }) => from !== to).length;
    return `  ${traitName(i).en}: ${signed(mean)} points on average, ${moved} changed`;
  });
}

const namedLine = ({ submissionId, parts }: AnswerChange): string => {
  const moves = parts
    .filter(({ from, to }) => from !== to)
    .map(({ i, from, to }) => `${traitName(i).en} ${from} -> ${to}`);
  return `  submission ${submissionId}: ${moves.join(', ')}`;
};

function typeLines(questionTypeId: number, answers: readonly RescoredAnswer[]): string[] {
  const changes = answers.map(changeOf).filter((change) => change !== null);
  const changed = changes.filter(({ size }) => size > 0);
  const failed = answers.length - changes.length;
  const largest = changed.toSorted((one, other) => other.size - one.size || one.submissionId - other.submissionId);
  const name = ['Type', questionTypeId, builtInType(questionTypeId)?.abbr]
    .filter((word) => word !== undefined)
    .join(' ');
  return [
    `${name}: ${answers.length} answers, ${changed.length} changed, ${failed} could not be scored anew and keep their score`,
    ...traitLines(changes),
    ...largest.slice(0, mostNamed).map(namedLine),
  ];
}

/** What a run changed, for people: by type how many, by trait the mean, and the answers that moved most. */
export function rescoreReport(answers: readonly RescoredAnswer[]): string {
  if (answers.length === 0) return 'No answer was scored anew.';
  const byType = Map.groupBy(answers, ({ questionTypeId }) => questionTypeId);
  const types = [...byType].toSorted(([one], [other]) => one - other);
  return types.flatMap(([questionTypeId, ofType]) => typeLines(questionTypeId, ofType)).join('\n');
}
