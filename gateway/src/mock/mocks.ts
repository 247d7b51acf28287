import { Injectable } from '@nestjs/common';
import { mockTypeId } from '@pte/exam/question-types';
import { notFound } from '../edge/refusal.js';
import { QuestionReads } from '../question/question-reads.js';
import { type Caller, isAdmin } from '../session/caller.js';

/** Which questions are mocks. */
@Injectable()
export class Mocks {
  constructor(private readonly questions: QuestionReads) {}

  /** Throws MOCK_NOT_FOUND; deleted mocks are there for admins. */
  async mustExist(id: number, caller: Caller | null): Promise<void> {
    const found = (await this.questions.read(id))?.question;
    if (found?.type !== mockTypeId || (found.deleted && !isAdmin(caller))) throw notFound('MOCK_NOT_FOUND');
  }
}
