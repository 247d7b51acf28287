import { Injectable } from '@nestjs/common';
import { ListTypes } from '../bank/list-types.js';
import { summaryView } from '../bank/question-row.js';
import { ReadQuestions } from '../bank/read-questions.js';
import { CountFinished } from './count-finished.js';
import { noMark, ReadLearnerMarks } from './read-learner-marks.js';
import type { Submission } from './submission.js';
import { submissionView } from './submission-row.js';

/** Submissions as they are shown with their question and its type. */
@Injectable()
export class ShowSubmissions {
  constructor(
    private readonly questions: ReadQuestions,
    private readonly types: ListTypes,
    private readonly marks: ReadLearnerMarks,
    private readonly finished: CountFinished,
  ) {}

  /** `userId`: whose marks the questions bear. A deleted question is null unless `showDeleted`. */
  async run(submissions: readonly Submission[], userId: number, showDeleted: boolean) {
    if (submissions.length === 0) return [];
    const ids = [...new Set(submissions.map(({ questionId }) => questionId))];
    const [rows, types, marks, finished] = await Promise.all([
      this.questions.summaries(ids),
      this.types.run({ includeDeleted: true }),
      this.marks.run(userId, ids),
      this.finished.run(userId),
    ]);
    const shown = rows.filter(({ deleted_at }) => showDeleted || deleted_at === null);
    const questions = new Map(shown.map((row) => [row.id, { ...summaryView(row), ...(marks.get(row.id) ?? noMark) }]));
    const typesById = new Map(types.map((type) => [type.id, { ...type, finishedCount: finished.get(type.id) ?? 0 }]));
    return submissions.map((submission) => ({
      ...submissionView(submission),
      question: questions.get(submission.questionId) ?? null,
      questionType: typesById.get(submission.questionTypeId) ?? null,
    }));
  }
}
