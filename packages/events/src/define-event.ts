import type { z } from 'zod';

/** One kind of fact, declared once: its CloudEvents type, version, topic, key and data. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  /** noun.past-tense */
  readonly type: string;
  readonly version: number;
  /** One topic per aggregate, so that one aggregate's events stay in order. */
  readonly topic: string;
  /** Aggregate id, the Kafka key. */
  key(data: z.output<Schema>): string;
  readonly data: Schema;
}

export type DataOf<Definition extends EventDefinition> = z.output<Definition['data']>;

/** An event that is to be published. */
export interface NewEvent<Definition extends EventDefinition = EventDefinition> {
  readonly definition: Definition;
  readonly data: DataOf<Definition>;
}

/** An event as a consumer gets it: CloudEvents attributes and data. */
export interface EventOf<Definition extends EventDefinition = EventDefinition> {
  readonly id: string;
  readonly type: string;
  readonly source: string;
  readonly subject: string;
  readonly time: Date;
  readonly data: DataOf<Definition>;
}

/** Makes a declaration that is called to make the event: `outbox.add(tx, orderPaid({ … }))`. */
export function defineEvent<Schema extends z.ZodType>(
  definition: EventDefinition<Schema>,
): EventDefinition<Schema> & ((data: z.output<Schema>) => NewEvent<EventDefinition<Schema>>) {
  const make = (data: z.output<Schema>): NewEvent<EventDefinition<Schema>> => ({ definition, data });
  return Object.assign(make, definition);
}

/** CloudEvents type with its version, as it stands in `ce_type`: `submission.created.v1`. */
export const eventTypeOf = (definition: EventDefinition): string => `${definition.type}.v${definition.version}`;
