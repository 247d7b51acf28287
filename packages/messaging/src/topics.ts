import type { EventDefinition } from '@pte/events/define-event';
import { deadLetterTopic } from './dead-letters.js';
import type { TopicSettings } from './event-bus.js';

const partitions = 6;
const deadLetterDays = 30;

/** The topics of these events, with the dead-letter topics of those that are consumed. */
export function topicsOf(publishes: readonly EventDefinition[], consumes: readonly EventDefinition[]): TopicSettings[] {
  const names = (events: readonly EventDefinition[]) => [...new Set(events.map(({ topic }) => topic))];
  return [
    ...names([...publishes, ...consumes]).map((topic) => ({ topic, partitions })),
    ...names(consumes).map((topic) => ({
      topic: deadLetterTopic(topic),
      partitions: 1,
      retentionDays: deadLetterDays,
    })),
  ];
}
