import { randomUUID } from 'node:crypto';
import { eventTypeOf } from '@pte/events/define-event';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { toMessage } from '@pte/messaging/cloud-event';
import { eventually } from '@pte/testing/eventually';
import type { UserService } from './user-service.js';

export interface MarkedSubmission {
  readonly submissionId: number;
  readonly userId: number;
  readonly questionTypeId: number;
  readonly points: number;
  readonly fullPoints: number;
  readonly score?: string;
  readonly attempt?: number;
  /** ISO 8601; the clock of the tests unless given. */
  readonly at?: string;
}

/** Publishes what the question service says when submissions were marked. */
export function publishMarked(service: UserService, submissions: readonly MarkedSubmission[]): Promise<void> {
  const messages = submissions.map(({ at, score = '', attempt = 1, ...given }) => {
    const markedAt = Math.floor((at ? Date.parse(at) : service.clock.now().getTime()) / 1000);
    const scoringStatus = given.fullPoints > 0 ? 'scored' : 'failed';
    const data = { ...given, score, attempt, scoringStatus, markedAt, questionId: 1, mockSessionId: null } as const;
    const { definition } = submissionMarked(data);
    const place = { topic: definition.topic, key: definition.key(data), time: new Date() };
    const event = { id: randomUUID(), type: eventTypeOf(definition), ...place, data: JSON.stringify(data) };
    return toMessage(event, 'test', {});
  });
  return eventually(() => service.bus.publish(messages), { timeout: 30_000 });
}
