import { questionTypeRules } from '@pte/exam/registry';
import { exams } from '@pte/exam/report/exam';
import type { ReportItem } from '@pte/exam/report/report-item';
import { type ScoreReport, scoreReport } from '@pte/exam/score-report';
import { type Analysis, readScore } from '@pte/exam/scoring-result';
import { unansweredScore } from '@pte/exam/unanswered-score';
import type { QuestionRow } from '../bank/question-row.js';
import { readableParts } from './judge-item.js';
import type { ExamType } from './mock-session.js';
import type { AnalysedItem } from './read-result.js';

type Questions = ReadonlyMap<number, QuestionRow>;

/** The numbers of a report; items that failed, wait or needed VIP are left out, unanswered ones count as nothing. */
export const reportNumbers = (items: readonly AnalysedItem[], questions: Questions, examType: ExamType): ScoreReport =>
  scoreReport(
    items.flatMap((item) => countedItem(item, questions) ?? []),
    exams[examType],
  );

function countedItem(item: AnalysedItem, questions: Questions): ReportItem | undefined {
  if (item.outcome === 'skipped') return unansweredItem(item, questions.get(item.questionId));
  const score = item.scoringStatus === 'scored' ? readScore(item.score) : '';
  if (typeof score === 'string') return undefined;
  return { questionTypeId: item.questionTypeId, score, analysis: JSON.parse(item.analysis) as Analysis };
}

function unansweredItem({ questionTypeId }: AnalysedItem, question: QuestionRow | undefined): ReportItem | undefined {
  const rules = questionTypeRules(questionTypeId);
  const parts = rules && question && readableParts(rules, question);
  return parts && { questionTypeId, score: unansweredScore(rules, parts) };
}

/** Indexes of items that were answered and are not in the numbers of a complete report. */
export const leftOut = (items: readonly AnalysedItem[]): number[] =>
  items
    .filter(({ outcome, scoringStatus }) => outcome !== 'skipped' && scoringStatus !== 'scored')
    .map(({ index }) => index);

/** What the numbers were made from: as long as it stays, so do they, whatever later versions of the mapping say. */
export const basisOf = (items: readonly AnalysedItem[], examType: ExamType): string =>
  JSON.stringify([examType, ...items.map(({ outcome, scoringStatus, score }) => [outcome, scoringStatus, score])]);
