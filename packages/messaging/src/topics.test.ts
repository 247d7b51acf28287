import { describe, expect, it } from '@jest/globals';
import { itemCounted, itemGone, unrelated } from '../test/events.js';
import { topicsOf } from './topics.js';

describe('topicsOf', () => {
  it('gives each topic once, and dead letters to those that are consumed', () => {
    expect(topicsOf([unrelated, itemCounted], [itemCounted, itemGone])).toEqual([
      { topic: 'shop.other', partitions: 6 },
      { topic: 'shop.item', partitions: 6 },
      { topic: 'shop.item.dlq', partitions: 1, retentionDays: 30 },
    ]);
  });

  it('needs none for a service without events', () => {
    expect(topicsOf([], [])).toEqual([]);
  });
});
