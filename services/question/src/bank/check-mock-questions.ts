import { Injectable } from '@nestjs/common';
import { mockTypeId } from '@pte/exam/question-types';
import type { Tx } from '@pte/service-kit/database';
import { checkMockPlaces, mockPlaces } from './mock-definition.js';
import type { QuestionChanges } from './question.js';
import { ReadQuestions } from './read-questions.js';

/** The questions of a mock must be there, and of types that their sections take. */
@Injectable()
export class CheckMockQuestions {
  constructor(private readonly questions: ReadQuestions) {}

  /** Nothing to do for other types and for content that stays. Throws MOCK_QUESTION_NOT_FOUND or MOCK_QUESTION_TYPE_MISMATCH. */
  async run(tx: Tx, type: number, { content }: Pick<QuestionChanges, 'content'>): Promise<void> {
    if (type !== mockTypeId || content === undefined) return;
    const places = mockPlaces(content);
    const rows = await this.questions.summaries([...new Set(places.map(({ questionId }) => questionId))], tx);
    checkMockPlaces(places, new Map(rows.filter(({ deleted_at }) => !deleted_at).map(({ id, type }) => [id, type])));
  }
}
