import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Answered, IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import { AcceptAnswer, type GivenAnswer } from './accept-answer.js';
import { StoreAnswer } from './store-answer.js';

export interface SubmitAnswerInput extends GivenAnswer {
  /** `''` without the header. */
  readonly idempotencyKey: string;
}

/** A learner's answer to a question: checked, marked or given to the scoring service, stored once. */
@Injectable()
export class SubmitAnswer {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly accept: AcceptAnswer,
    private readonly store: StoreAnswer,
  ) {}

  run({ idempotencyKey, ...given }: SubmitAnswerInput): Promise<Answered> {
    const { caller, questionId, answer, timeUsed } = given;
    const bodyHash = createHash('sha256')
      .update(JSON.stringify([answer, timeUsed]))
      .digest();
    const call = { userId: caller.userId, call: `validate:${questionId}`, key: idempotencyKey, bodyHash };
    return this.keys.once(call, async (keeping) => this.store.run(await this.accept.run(given), call, keeping));
  }
}
