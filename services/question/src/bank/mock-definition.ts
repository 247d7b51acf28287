import { mockContent } from '@pte/exam/mock-content';
import { sectionTakes } from '@pte/exam/mock-sections';
import { type Category, categories, mockTypeId } from '@pte/exam/question-types';
import { DomainError, type FieldProblem } from '@pte/service-kit/domain-error';

/** Where a question stands in the content as the admin wrote it. */
export interface MockPlace {
  readonly section: Category;
  readonly questionId: number;
  /** Key for what is wrong with it: `content.speaking[0]`. */
  readonly field: string;
}

const wrongForm: FieldProblem = { code: 'wrongForm' };

const refuseForm = (...fields: readonly string[]): never => {
  throw new DomainError('QUESTION_CONTENT_INVALID', 'invalid', {
    fields: Object.fromEntries(fields.map((field) => [field, wrongForm])),
  });
};

/** A mock's content as it is stored: every key there, no question twice in a section. Throws QUESTION_CONTENT_INVALID or MOCK_EMPTY. */
export function mockContentText(text: string): string {
  const read = mockContent.safeParse(JSON.parse(text));
  if (!read.success) {
    const keys = read.error.issues.flatMap(({ path: [key] }) => (key === undefined ? [] : [`content.${String(key)}`]));
    return refuseForm('content', ...keys);
  }
  if (categories.every((section) => read.data[section].length === 0)) {
    throw new DomainError('MOCK_EMPTY', 'invalid', { fields: { content: { code: 'mockEmpty' } } });
  }
  return JSON.stringify(read.data);
}

/** A mock's own answer says nothing, but is an object as every key. */
export function checkMockAnswer(text: string): void {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuseForm('answer');
}

/** All places of a mock's content, as far as it has the form; with the positions that the admin gave. */
export function mockPlaces(text: string): MockPlace[] {
  const content = JSON.parse(text) as Partial<Record<Category, readonly number[]>>;
  return categories.flatMap((section) =>
    (content[section] ?? []).map((questionId, position) => ({
      section,
      questionId,
      field: `content.${section}[${position}]`,
    })),
  );
}

const refusePlaces = (reason: string, code: string, places: readonly MockPlace[]): void => {
  if (places.length === 0) return;
  throw new DomainError(reason, 'invalid', {
    fields: Object.fromEntries(places.map(({ field }) => [field, { code }])),
  });
};

/** `types` by question id, of undeleted questions. Throws MOCK_QUESTION_NOT_FOUND or MOCK_QUESTION_TYPE_MISMATCH. */
export function checkMockPlaces(places: readonly MockPlace[], types: ReadonlyMap<number, number>): void {
  refusePlaces(
    'MOCK_QUESTION_NOT_FOUND',
    'mockQuestionNotFound',
    places.filter(({ questionId }) => !types.has(questionId)),
  );
  refusePlaces(
    'MOCK_QUESTION_TYPE_MISMATCH',
    'mockQuestionTypeMismatch',
    places.filter(({ section, questionId }) => {
      const type = types.get(questionId) ?? mockTypeId;
      return !sectionTakes(section, type);
    }),
  );
}
