import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, eventTypeOf } from './define-event.js';

describe('defineEvent', () => {
  const itemCounted = defineEvent({
    type: 'item.counted',
    version: 2,
    topic: 'shop.item',
    key: (data) => String(data.itemId),
    data: z.object({ itemId: z.int() }),
  });

  it('makes an event of data', () => {
    const event = itemCounted({ itemId: 7 });
    expect(event.data).toEqual({ itemId: 7 });
    expect([event.definition.topic, event.definition.key(event.data)]).toEqual(['shop.item', '7']);
  });

  it('names the version in the type', () => {
    expect(eventTypeOf(itemCounted)).toBe('item.counted.v2');
  });
});
