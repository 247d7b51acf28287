import { Injectable } from '@nestjs/common';
import { type MockContent, mockContent } from '@pte/exam/mock-content';
import { categories, mockTypeId } from '@pte/exam/question-types';
import { DomainError } from '@pte/service-kit/domain-error';
import type { QuestionSummaryRow } from '../bank/question-row.js';
import { ReadQuestions } from '../bank/read-questions.js';
import type { MockItem } from './mock-session.js';

/** A mock as a session copies it. */
export interface SittableMock {
  readonly mockId: number;
  readonly mockName: string;
  readonly content: MockContent;
  /** One for each question, in the order of the exam. */
  readonly items: readonly MockItem[];
}

type Questions = ReadonlyMap<number, QuestionSummaryRow>;

/** A mock with the questions that it has now. */
@Injectable()
export class ReadMock {
  constructor(private readonly questions: ReadQuestions) {}

  /** Throws MOCK_NOT_FOUND, or MOCK_EMPTY when none of its questions is left. */
  async run(mockId: number): Promise<SittableMock> {
    const mock = await this.questions.one(mockId);
    if (!mock || mock.type !== mockTypeId || mock.deleted_at) throw new DomainError('MOCK_NOT_FOUND', 'not-found');
    const whole = mockContent.parse(JSON.parse(mock.content));
    const ids = categories.flatMap((section) => whole[section]);
    const rows = await this.questions.summaries([...new Set(ids)]);
    const questions = new Map(rows.filter(({ deleted_at }) => !deleted_at).map((row) => [row.id, row]));
    const content = withoutMissing(whole, questions);
    const items = itemsOf(content, questions);
    if (items.length === 0) throw new DomainError('MOCK_EMPTY', 'invalid');
    return { mockId, mockName: mock.name, content, items };
  }
}

/** Nobody could answer a question that was deleted after it got into the mock. */
const withoutMissing = (content: MockContent, questions: Questions): MockContent => ({
  ...content,
  ...Object.fromEntries(categories.map((section) => [section, content[section].filter((id) => questions.has(id))])),
});

const itemsOf = (content: MockContent, questions: Questions): MockItem[] =>
  categories
    .flatMap((section) => content[section].map((questionId) => ({ section, questionId })))
    .map(({ section, questionId }, index) => ({
      index,
      section,
      questionId,
      questionTypeId: questions.get(questionId)?.type ?? mockTypeId,
      answer: null,
      timeUsed: 0,
      savedAt: null,
      outcome: null,
      submissionId: null,
    }));
