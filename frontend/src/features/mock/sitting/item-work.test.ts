import { describe, expect, it } from '@jest/globals';
import type { MockItem } from '../../../lib/api/mock.shapes.js';
import { type ItemWork, isAnswered, isUnsaved, mergeWork, savedText, workOf } from './item-work.js';

const anItem = (change: Partial<MockItem> = {}): MockItem => ({
  index: 0,
  section: 'reading',
  questionId: 412,
  questionTypeId: 21,
  answer: null,
  timeUsed: 0,
  savedAt: null,
  ...change,
});

const aWork = (change: Partial<ItemWork> = {}): ItemWork => ({ ...workOf(anItem()), ...change });

describe('the text that the server keeps', () => {
  it.each<[Partial<ItemWork>, string | null]>([
    [{ value: null }, null],
    [{ value: 1 }, '{"answer":1}'],
    [{ value: '  ' }, null],
    [{ value: [-1, -1] }, null],
    [{ value: [-1, 2] }, '{"answer":[-1,2]}'],
    [{ value: ['', 'tide'] }, '{"answer":["","tide"]}'],
    [{ uploadedKey: '17-a.webm' }, '{"answer":"17-a.webm"}'],
    [{ recordingBytes: 900 }, null],
  ])('of %j is %s', (change, text) => {
    expect(savedText(aWork(change))).toBe(text);
  });

  it('counts a recording that is not uploaded yet as an answer', () => {
    expect(isAnswered(aWork({ recordingBytes: 900 }))).toBe(true);
  });
});

describe('what comes back after a reload', () => {
  it('is the server’s answer where this device knows nothing', () => {
    const work = mergeWork(anItem({ answer: '{"answer":2}', timeUsed: 31 }), null);
    expect([work.value, work.timeUsed, isUnsaved(work)]).toEqual([2, 31, false]);
  });

  it('takes the name of a recording apart from other answers', () => {
    const work = workOf(anItem({ questionTypeId: 2, answer: '{"answer":"17-a.webm"}' }));
    expect([work.value, work.uploadedKey]).toEqual([null, '17-a.webm']);
  });

  it('is this device’s answer when the server never got it', () => {
    const kept = aWork({ value: 3, version: 2, savedVersion: 1, changedAt: 1_000.4 });
    const work = mergeWork(anItem({ answer: '{"answer":0}', savedAt: 990 }), kept);
    expect([work.value, isUnsaved(work)]).toEqual([3, true]);
  });

  it('is the other device’s answer when that was saved later', () => {
    const kept = aWork({ value: 3, version: 2, savedVersion: 1, changedAt: 1_000 });
    const work = mergeWork(anItem({ answer: '{"answer":0}', savedAt: 1_060 }), kept);
    expect([work.value, isUnsaved(work)]).toEqual([0, false]);
  });

  it('is the server’s answer when this device had saved its own', () => {
    const kept = aWork({ value: 3, version: 2, savedVersion: 2, changedAt: 1_000, heard: 'all' });
    const work = mergeWork(anItem({ answer: '{"answer":1}', savedAt: 1_000 }), kept);
    expect([work.value, work.heard]).toEqual([1, 'all']);
  });

  it('never loses time', () => {
    expect(mergeWork(anItem({ timeUsed: 20 }), aWork({ timeUsed: 34 })).timeUsed).toBe(34);
    expect(mergeWork(anItem({ timeUsed: 50 }), aWork({ timeUsed: 34 })).timeUsed).toBe(50);
  });
});
