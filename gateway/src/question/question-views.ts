import { Injectable } from '@nestjs/common';
import type { ListQuestionsRequest } from '@pte/rpc/gen/pte/question/v1/question';
import { type JsonText, jsonText } from '../edge/json-text.js';
import { listAnswer } from '../edge/list-query.js';
import { notFound } from '../edge/refusal.js';
import { type Caller, isAdmin } from '../session/caller.js';
import { LearnerMarks } from './learner-marks.js';
import { QuestionLists } from './question-lists.js';
import { QuestionReads } from './question-reads.js';
import type { QuestionText } from './question-text.js';

export const questionNotFound = () => notFound('QUESTION_NOT_FOUND');

/** Questions as one reader may see them: the cached public part and, beside it, what the learner did. */
@Injectable()
export class QuestionViews {
  constructor(
    private readonly reads: QuestionReads,
    private readonly lists: QuestionLists,
    private readonly marks: LearnerMarks,
  ) {}

  /** The key is opened to admins, and to learners who have submitted an answer. Throws QUESTION_NOT_FOUND. */
  async one(id: number, caller: Caller | null): Promise<JsonText> {
    const [found, marks] = await Promise.all([this.reads.read(id), this.marks.of(caller?.userId, [id])]);
    if (!found || (found.question.deleted && !isAdmin(caller))) throw questionNotFound();
    if (caller === null) return found.anonymous;
    const mark = marks.get(id);
    const opened = isAdmin(caller) || mark?.hasPracticed === true;
    return jsonText(found.question.whole(opened ? 'opened' : 'redacted', mark));
  }

  /** By id; unknown and deleted ones are left out, and the key is shown to admins only. */
  async many(ids: readonly number[], caller: Caller | null): Promise<JsonText> {
    const asked = [...new Set(ids)];
    const found = (await Promise.all(asked.map((id) => this.reads.read(id))))
      .flatMap((entry) => entry?.question ?? [])
      .filter(({ deleted }) => !deleted);
    const marks = await this.marks.of(
      caller?.userId,
      found.map(({ id }) => id),
    );
    const sight = isAdmin(caller) ? 'opened' : 'redacted';
    return jsonText(`{${found.map((each) => `"${each.id}":${each.whole(sight, marks.get(each.id))}`).join(',')}}`);
  }

  async list(
    query: { count: boolean; withCount?: boolean },
    request: ListQuestionsRequest,
    caller: Caller | null,
  ): Promise<JsonText> {
    const page = await this.lists.read(request);
    if (caller === null && !query.count && !query.withCount) return page.anonymous;
    const json = query.count ? '[]' : await this.rows(page.questions, caller);
    return listAnswer(query, { json, count: page.count });
  }

  /** The array of summaries, whole questions for admins. */
  async rows(questions: readonly QuestionText[], caller: Caller | null): Promise<string> {
    const marks = await this.marks.of(
      caller?.userId,
      questions.map(({ id }) => id),
    );
    const rowOf = (each: QuestionText) =>
      isAdmin(caller) ? each.whole('opened', marks.get(each.id)) : each.summary(marks.get(each.id));
    return `[${questions.map(rowOf).join(',')}]`;
  }
}
