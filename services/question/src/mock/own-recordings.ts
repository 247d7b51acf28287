import { Injectable } from '@nestjs/common';
import { questionTypeRules } from '@pte/exam/registry';
import { Recordings } from '../practice/recordings.js';
import { givenValue, recordingOf } from './judge-item.js';
import type { MockItem } from './mock-session.js';

export interface CheckedRecordings {
  readonly own: ReadonlySet<string>;
  /** Whether every recording among these items was looked for. */
  covers(items: readonly MockItem[]): boolean;
}

interface RecordingLearner {
  readonly userId: number;
  readonly isVip: boolean;
}

interface RecordedItem {
  readonly questionId: number;
  readonly fileName: string;
  readonly name: string;
}

const recordedItems = (items: readonly MockItem[]): RecordedItem[] =>
  items.flatMap((item) => {
    const value = questionTypeRules(item.questionTypeId)?.recorded ? givenValue(item) : undefined;
    if (typeof value !== 'string') return [];
    return [{ questionId: item.questionId, fileName: value, name: recordingOf(item, value) }];
  });

/** Which recordings of a session are the learner's own: asked before the transaction, as another service must answer. */
@Injectable()
export class OwnRecordings {
  constructor(private readonly recordings: Recordings) {}

  /** Without VIP none counts. Throws UPSTREAM_UNAVAILABLE: a recording that nobody could look for is not lost. */
  async among(items: readonly MockItem[], { userId, isVip }: RecordingLearner): Promise<CheckedRecordings> {
    const recorded = isVip ? recordedItems(items) : [];
    const isOwn = await Promise.all(
      recorded.map(({ questionId, fileName }) => this.recordings.isOwn(userId, questionId, fileName)),
    );
    const checked = new Set(recorded.map(({ name }) => name));
    return {
      own: new Set(recorded.filter((_, position) => isOwn[position]).map(({ name }) => name)),
      covers: (others) => !isVip || recordedItems(others).every(({ name }) => checked.has(name)),
    };
  }
}
