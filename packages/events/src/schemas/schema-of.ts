import { z } from 'zod';
import { type EventDefinition, eventTypeOf } from '../define-event.js';

/** JSON Schema 2020-12 of an event's data, as consumers outside this repository may rely on it. */
export interface EventSchema {
  readonly $id: string;
  readonly [keyword: string]: unknown;
}

export const schemaOf = (definition: EventDefinition): EventSchema => ({
  $id: eventTypeOf(definition),
  'x-topic': definition.topic,
  // As input: what is not known today may be there tomorrow.
  ...z.toJSONSchema(definition.data, { io: 'input' }),
});
