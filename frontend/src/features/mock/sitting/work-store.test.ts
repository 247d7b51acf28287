import { beforeEach, describe, expect, it } from '@jest/globals';
import { workOf } from './item-work.js';
import { at } from './place.js';
import { dropOldWork, dropWork, keepPlace, keepWork, keptPlace, readWork } from './work-store.js';

const work = workOf({
  index: 0,
  section: 'reading',
  questionId: 1,
  questionTypeId: 21,
  answer: null,
  timeUsed: 0,
  savedAt: null,
});
const day = 24 * 3600 * 1000;

beforeEach(() => localStorage.clear());

describe('the place on this device', () => {
  const rest = { step: 'interstitial', item: 3, page: 'rest' } as const;

  it('is exact while the server has not moved on', () => {
    keepPlace('s1', rest, { step: 'exam', itemIndex: 2 });
    expect(keptPlace({ id: 's1', step: 'exam', itemIndex: 2 })).toEqual(rest);
    expect(keptPlace({ id: 's1', step: 'interstitial', itemIndex: 3 })).toEqual(rest);
  });

  it('gives way to what was done on another device', () => {
    keepPlace('s1', rest, { step: 'exam', itemIndex: 2 });
    expect(keptPlace({ id: 's1', step: 'exam', itemIndex: 7 })).toBeNull();
  });

  it('of a broken store is unknown', () => {
    localStorage.setItem('mock-work:s1:place', '{');
    expect(keptPlace({ id: 's1', step: 'exam', itemIndex: 0 })).toBeNull();
  });
});

describe('work on this device', () => {
  it('goes as a whole, and only that of its session', () => {
    keepWork('s1', 0, work);
    keepWork('s2', 0, work);
    expect(dropWork('s1')).toEqual(['mock-work:s1:0']);
    expect([readWork('s1', 0), readWork('s2', 0)]).toEqual([null, work]);
  });

  it('is kept for 14 days', () => {
    keepWork('s1', 0, work);
    keepPlace('s1', at('exam', 0), { step: 'exam', itemIndex: 0 });
    expect(dropOldWork(Date.now() + 13 * day)).toEqual([]);
    expect(dropOldWork(Date.now() + 15 * day)).toContain('mock-work:s1:0');
    expect(readWork('s1', 0)).toBeNull();
  });
});
