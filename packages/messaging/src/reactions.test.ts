import { describe, expect, it } from '@jest/globals';
import { itemCounted, itemGone } from '../test/events.js';
import { type FoundReaction, planConsumers } from './reactions.js';

const aReaction = (given: Partial<FoundReaction> = {}): FoundReaction => ({
  definition: itemCounted,
  group: 'shop.count',
  everyReplica: false,
  handler: 'CountItem',
  react: async () => true,
  ...given,
});

describe('planConsumers', () => {
  it('makes one consumer of each group', () => {
    const [count, gone, other] = [
      aReaction(),
      aReaction({ definition: itemGone }),
      aReaction({ group: 'shop.tell', everyReplica: true }),
    ];
    expect(planConsumers('shop', [itemCounted, itemGone], [count, other, gone])).toEqual([
      { group: 'shop.count', everyReplica: false, reactions: [count, gone] },
      { group: 'shop.tell', everyReplica: true, reactions: [other] },
    ]);
  });

  it('plans nothing for a service that consumes nothing', () => {
    expect(planConsumers('shop', [], [])).toEqual([]);
  });

  it.each([
    ['an event without a handler', [itemCounted, itemGone], [aReaction()], 'item.gone.v1 is declared, but nothing'],
    ['a handler that is not declared', [], [aReaction()], 'item.counted.v1 is handled, but not declared'],
    [
      'a group of another service',
      [itemCounted],
      [aReaction({ group: 'bank.count' })],
      'must be called shop.<what-it-does>',
    ],
    [
      'two handlers of an event in a group',
      [itemCounted],
      [aReaction(), aReaction({ handler: 'CountAgain' })],
      'item.counted.v1 is handled twice in one group: CountItem, CountAgain',
    ],
  ])('refuses %s', (_, declared, found, problem) => {
    expect(() => planConsumers('shop', declared, found)).toThrow(problem);
  });

  it('says everything that is wrong at once', () => {
    const plan = () => planConsumers('shop', [itemGone], [aReaction({ group: 'bank.count' })]);
    expect(plan).toThrow(/item\.gone\.v1.*; item\.counted\.v1.*; the group bank\.count/);
  });
});
