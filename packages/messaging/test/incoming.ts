import type { IncomingMessage } from '../src/event-bus.js';

/** A well-formed item.counted event as the bus brings it. */
export const anIncomingMessage = (given: Partial<IncomingMessage> = {}): IncomingMessage => ({
  topic: 'shop.item',
  key: 'pen',
  value: '{"item":"pen","number":1}',
  partition: 0,
  offset: '0',
  ...given,
  headers: {
    ce_specversion: '1.0',
    ce_id: '0190a0b0-0000-7000-8000-000000000001',
    ce_type: 'item.counted.v1',
    ce_source: 'shop',
    ce_subject: 'pen',
    ce_time: '2026-01-01T00:00:00.000Z',
    ...given.headers,
  },
});
