import { Injectable } from '@nestjs/common';
import { questionChanged } from '@pte/events/bank/question-changed.v1';
import { typeChanged } from '@pte/events/bank/type-changed.v1';
import type { EventOf } from '@pte/events/define-event';
import { type EventListener, ListensTo } from '@pte/messaging/listens-to';
import { QuestionTypeList } from '../question-type/question-type-list.js';
import { QuestionLists } from './question-lists.js';
import { QuestionReads } from './question-reads.js';

type Changed = typeof questionChanged | typeof typeChanged;

/** The second way in which cached reads of the bank go, beside their versions. */
@Injectable()
@ListensTo<Changed>(questionChanged, { everyReplica: true })
@ListensTo<Changed>(typeChanged, { everyReplica: true })
export class OnBankChanged implements EventListener<Changed> {
  constructor(
    private readonly reads: QuestionReads,
    private readonly lists: QuestionLists,
    private readonly types: QuestionTypeList,
  ) {}

  async on({ data }: EventOf<Changed>): Promise<void> {
    // Types carry counts of their questions, so either change makes the list stale.
    this.types.clear();
    if (!('questionId' in data)) return;
    this.reads.drop(data.questionId);
    this.lists.clear();
  }
}
