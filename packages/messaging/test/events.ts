import { defineEvent } from '@pte/events/define-event';
import { z } from 'zod';

/** Something happened to an item; `number` counts what happened to it. */
export const itemCounted = defineEvent({
  type: 'item.counted',
  version: 1,
  topic: 'shop.item',
  key: (data) => data.item,
  data: z.object({ item: z.string().min(1), number: z.int() }),
});

/** A second kind of event in the same topic. */
export const itemGone = defineEvent({
  type: 'item.gone',
  version: 1,
  topic: 'shop.item',
  key: (data) => data.item,
  data: z.object({ item: z.string() }),
});

export const unrelated = defineEvent({
  type: 'something.else',
  version: 2,
  topic: 'shop.other',
  key: () => 'any',
  data: z.object({}),
});
