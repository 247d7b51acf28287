import { describe, expect, it } from '@jest/globals';
import { cardLook } from './card-look.js';

const summary = (part: { id?: number; hasPracticed?: boolean; lastScore?: string | null }) => ({
  id: 7,
  hasPracticed: false,
  lastScore: null,
  ...part,
});

describe('the answer card', () => {
  it('shows where one is before anything else, then unsent work', () => {
    expect(cardLook(summary({ id: 7 }), 7, true)).toBe('current');
    expect(cardLook(summary({ hasPracticed: true, lastScore: '{"s":0,"f":1}' }), 8, true)).toBe('draft');
  });

  it.each([
    [null, 'done'],
    ['', 'done'],
    ['{"s":0,"f":1}', 'wrong'],
    ['{"s":1,"f":3}', 'wrong'],
    ['[{"i":0,"s":3,"f":5},{"i":5,"s":2,"f":5}]', 'done'],
    ['good', 'done'],
  ])('of a practised question with the last score %j is %s', (lastScore, look) => {
    expect(cardLook(summary({ hasPracticed: true, lastScore }), 8, false)).toBe(look);
  });

  it('tells what was never practised', () => {
    expect(cardLook(summary({}), 8, false)).toBe('untouched');
  });
});
