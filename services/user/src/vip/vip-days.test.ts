import { describe, expect, it } from '@jest/globals';
import { extended, shortened } from './vip-days.js';

const now = new Date('2026-03-10T12:00:00Z');
const at = (text: string) => new Date(`${text}T12:00:00Z`);

describe('VIP', () => {
  it.each([
    ['never was', null, at('2026-04-09')],
    ['is over', at('2026-03-01'), at('2026-04-09')],
    ['goes on', at('2026-03-20'), at('2026-04-19')],
  ])('that %s is extended by 30 days', (_, vipUntil, until) => expect(extended(vipUntil, 30, now)).toEqual(until));

  it.each([
    ['long', at('2026-06-10'), at('2026-05-11')],
    ['short', at('2026-03-20'), now],
    ['over', at('2026-03-01'), at('2026-03-01')],
    ['none', null, null],
  ])('that is %s loses 30 days', (_, vipUntil, until) => expect(shortened(vipUntil, 30, now)).toEqual(until));
});
