import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Answered, IdempotencyKeys } from '@pte/service-kit/idempotency-keys';
import type { Caller } from '../caller.js';
import { CloseSession } from './close-session.js';
import type { ExamType } from './mock-session.js';

export interface SubmitSessionInput {
  readonly caller: Caller;
  readonly sessionId: string;
  /** Absent: that of the session's start. */
  readonly examType?: ExamType;
  /** `''` without the header. */
  readonly idempotencyKey: string;
}

/** The call has no body, so any two with one key are the same. */
const noBody = createHash('sha256').digest();

/** Hands a mock in. However often and from however many devices: once. */
@Injectable()
export class SubmitSession {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly close: CloseSession,
  ) {}

  /** JSON text of a MockResult. Throws MOCK_SESSION_NOT_FOUND, MOCK_SESSION_CLOSED (abandoned) or UPSTREAM_UNAVAILABLE. */
  run({ caller, sessionId, examType, idempotencyKey }: SubmitSessionInput): Promise<Answered> {
    const call = { userId: caller.userId, call: `mock-submit:${sessionId}`, key: idempotencyKey, bodyHash: noBody };
    return this.keys.once(call, (keeping) => this.close.run(sessionId, { ...caller, examType }, keeping));
  }
}
