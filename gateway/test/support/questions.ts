import type { QuestionRow } from '@pte/rpc/gen/pte/question/v1/question';
import type { FakeServices } from './fake-services.js';

interface Given {
  readonly type?: number;
  readonly name?: string;
  readonly deleted?: boolean;
}

export function aQuestionRow(
  id: number,
  { type = 21, name = `Question ${id}`, deleted = false }: Given = {},
): QuestionRow {
  const summary = {
    ...{ id, type, name, difficulty: 1, isExercise: false, predictiveRate: 100 },
    ...{ createdAt: 1, updatedAt: 1, deletedAt: deleted ? 9 : null },
  };
  return {
    ...{ id, type, deleted, summaryJson: JSON.stringify(summary) },
    content: JSON.stringify({ passage: `Text "${id}"`, choices: ['a', 'b'] }),
    answer: '{"choice":1}',
    analysis: '{"en":"because"}',
    translation: '{"zh":"译文"}',
  };
}

/** A bank that knows these questions, and nobody's marks. */
export function fillWithQuestions(services: FakeServices, rows: readonly QuestionRow[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  services.on('getManyQuestions', ({ ids }: { ids: number[] }) => ({
    questions: ids.flatMap((id) => byId.get(id) ?? []),
  }));
  services.on('listQuestions', () => ({ questions: rows.filter(({ deleted }) => !deleted), count: rows.length }));
  services.on('getLearnerMarks', () => ({ marks: {} }));
}
