import { Injectable } from '@nestjs/common';
import { builtInTypes } from '@pte/exam/question-types';
import { DomainError } from '@pte/service-kit/domain-error';
import { QuestionReads } from '../question/question-reads.js';
import { questionNotFound } from '../question/question-views.js';
import { type Caller, isAdmin } from '../session/caller.js';

const speakingTypes = new Set(builtInTypes.filter(({ category }) => category === 0).map(({ id }) => id));

/** Whether bytes may be kept for a question. */
@Injectable()
export class QuestionOfUpload {
  constructor(private readonly questions: QuestionReads) {}

  /** Throws QUESTION_NOT_FOUND. */
  async mustExist(questionId: number, caller: Caller): Promise<{ type: number }> {
    const found = await this.questions.read(questionId);
    if (!found || (found.question.deleted && !isAdmin(caller))) throw questionNotFound();
    return found.question;
  }

  /** Throws QUESTION_NOT_FOUND or QUESTION_TYPE_MISMATCH. */
  async mustBeSpoken(questionId: number, caller: Caller): Promise<void> {
    const { type } = await this.mustExist(questionId, caller);
    if (!speakingTypes.has(type)) throw new DomainError('QUESTION_TYPE_MISMATCH', 'invalid');
  }
}
