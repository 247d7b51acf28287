import { randomUUID } from 'node:crypto';
import { type EventDefinition, eventTypeOf, type NewEvent } from '@pte/events/define-event';
import { scoringFailed } from '@pte/events/submission/scoring-failed.v1';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { submissionRescored } from '@pte/events/submission/submission-rescored.v1';
import { submissionScored } from '@pte/events/submission/submission-scored.v1';
import { toMessage } from '@pte/messaging/cloud-event';
import { eventually } from '@pte/testing/eventually';
import type { QuestionService } from './question-service.js';

export const someScore = [
  { i: 0, s: 4.5, f: 5 },
  { i: 5, s: 4, f: 5 },
  { i: 6, s: 3, f: 5 },
];
export const newerScore = someScore.map((part) => ({ ...part, s: 5 }));
const at = 1_773_144_060;

/** Speaks on Kafka as the scoring service does; `id` is that of the event. */
export function aScoringService({ bus }: QuestionService) {
  const publish = <Definition extends EventDefinition>({ definition, data }: NewEvent<Definition>, id: string) => {
    const { topic } = definition;
    const event = { id, type: eventTypeOf(definition), topic, key: definition.key(data), time: new Date() };
    const message = toMessage({ ...event, data: JSON.stringify(data) }, 'scoring', {});
    return eventually(() => bus.publish([message]), { timeout: 30_000 });
  };
  const analysis = '{"v":1,"status":"done","engine":"test/1"}';
  return {
    begins: (submissionId: number, { attempt = 1 } = {}) =>
      publish(scoringProgress({ submissionId, attempt, userId: 7, stage: 'started', at }), randomUUID()),
    replaces: (submissionId: number, { attempt = 1, score = newerScore } = {}) =>
      publish(submissionRescored({ submissionId, attempt, score, analysis, scoredAt: at }), randomUUID()),
    scores: (submissionId: number, { attempt = 1, score = someScore, id = randomUUID() } = {}) => {
      return publish(submissionScored({ submissionId, attempt, score, analysis, scoredAt: at }), id);
    },
    fails: (submissionId: number, { attempt = 1, code = 'AUDIO_UNREADABLE' } = {}) =>
      publish(scoringFailed({ submissionId, attempt, code, failedAt: at }), randomUUID()),
  };
}
