import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MockItem } from '../../../lib/api/mock.shapes.js';
import { isUnsaved } from './item-work.js';
import { createSaveQueue, type SaveTools } from './save-queue.js';
import { readWork } from './work-store.js';
import { openWorkbook } from './workbook.js';

const items: MockItem[] = [2, 21, 20].map((questionTypeId, index) => ({
  index,
  section: 'reading',
  questionId: 400 + index,
  questionTypeId,
  answer: null,
  timeUsed: 0,
  savedAt: null,
}));

const offline = { status: 0, reason: 'OFFLINE', message: '' };
const refusal = (status: number, reason: string) => ({ status, reason, message: '' });
type Saved = Parameters<SaveTools['save']>[0];

const aSitting = () => {
  const book = openWorkbook({ id: 's1', items }, { now: () => 1_000, onNoRoom: () => undefined });
  const saved: Saved[] = [];
  const failing: object[] = [];
  /** What the learner does while an answer is on its way. */
  const meanwhile: (() => void)[] = [];
  const onClosed = jest.fn();
  const upload = jest.fn(async (_index: number, _recording: Blob) => 'key.webm');
  const recordings = new Map<number, Blob>();
  const queue = createSaveQueue(book, {
    save: async (sent) => {
      const failure = failing.shift();
      if (failure) throw failure;
      saved.push(sent);
      meanwhile.shift()?.();
    },
    upload,
    readRecording: async (index) => recordings.get(index) ?? null,
    onClosed,
  });
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
  return { book, queue, saved, failing, meanwhile, onClosed, upload, recordings, pass };
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

describe('saving answers', () => {
  it('writes each change on the device before anything is sent', () => {
    const { book, saved } = aSitting();
    book.answer(1, { value: 2 });
    expect(readWork('s1', 1)?.value).toBe(2);
    expect(saved).toEqual([]);
  });

  it('sends the last of quick changes, once', async () => {
    const { book, queue, saved, pass } = aSitting();
    for (const value of ['a', 'ab', 'abc']) {
      book.answer(2, { value });
      queue.request(2, 800);
      await pass(300);
    }
    await pass(800);
    expect(saved.map(({ index, answer }) => [index, answer])).toEqual([[2, '{"answer":"abc"}']]);
    expect(book.unsaved()).toEqual([]);
  });

  it('saves again what changed while it was being sent', async () => {
    const { book, queue, saved, meanwhile } = aSitting();
    meanwhile.push(() => book.answer(1, { value: 3 }));
    book.answer(1, { value: 0 });
    await queue.flush();
    expect(saved.map(({ answer }) => answer)).toEqual(['{"answer":0}', '{"answer":3}']);
    expect(book.unsaved()).toEqual([]);
  });

  it('sends the time that was counted while a recording went up', async () => {
    const { book, queue, saved, upload, recordings } = aSitting();
    recordings.set(0, new Blob(['voice']));
    upload.mockImplementationOnce(async () => {
      book.note(0, { timeUsed: 44 });
      book.leave(0);
      return 'key.webm';
    });
    book.answer(0, { recordingBytes: 5 });
    await queue.flush();
    expect(saved).toEqual([{ index: 0, answer: '{"answer":"key.webm"}', timeUsed: 44, closing: false }]);
  });

  it('uploads a recording first, and only once', async () => {
    const { book, queue, saved, failing, upload, recordings, pass } = aSitting();
    recordings.set(0, new Blob(['voice']));
    failing.push(offline);
    book.answer(0, { recordingBytes: 5 });
    await queue.settled(0);
    expect(readWork('s1', 0)?.uploadedKey).toBe('key.webm');
    await pass(1_000);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(saved.map(({ answer }) => answer)).toEqual(['{"answer":"key.webm"}']);
  });

  it('never tells the server that a recording it cannot find was no answer', async () => {
    const { book, queue, saved } = aSitting();
    book.answer(0, { recordingBytes: 5 });
    await queue.settled(0);
    expect(saved).toEqual([]);
    expect(book.get(0).refused).toBe(true);
  });
});

describe('a network that is away', () => {
  it('keeps everything, tries again with growing pauses, and says so', async () => {
    const { book, queue, saved, failing, pass } = aSitting();
    failing.push(offline, offline, refusal(502, 'UPSTREAM_UNAVAILABLE'));
    book.answer(1, { value: 1 });
    await queue.flush();
    expect(queue.state()).toEqual({ waiting: true, unsaved: 1 });
    await pass(1_000);
    await pass(2_000);
    expect(saved).toEqual([]);
    await pass(4_000);
    expect(saved).toHaveLength(1);
    expect(queue.state()).toEqual({ waiting: false, unsaved: 0 });
  });

  it('goes on at once when it is back', async () => {
    const { book, queue, saved, failing } = aSitting();
    failing.push(offline);
    book.answer(1, { value: 1 });
    book.answer(2, { value: 'two' });
    await queue.flush();
    await queue.flush();
    expect(saved.map(({ index }) => index)).toEqual([1, 2]);
  });

  it('lets the exam go on: a queued recording is settled', async () => {
    const { book, queue, upload, recordings } = aSitting();
    recordings.set(0, new Blob(['voice']));
    upload.mockRejectedValueOnce(offline);
    book.answer(0, { recordingBytes: 5 });
    await queue.settled(0);
    expect(queue.state().waiting).toBe(true);
    expect(isUnsaved(book.get(0))).toBe(true);
  });

  it('sends texts at once when the page closes', async () => {
    const { book, queue, saved } = aSitting();
    book.answer(0, { recordingBytes: 5 });
    book.answer(2, { value: 'last words' });
    queue.request(2, 800);
    queue.flushClosing();
    await Promise.resolve();
    expect(saved).toEqual([{ index: 2, answer: '{"answer":"last words"}', timeUsed: 0, closing: true }]);
  });
});

describe('a refusal', () => {
  it.each(['MOCK_TIME_OVER', 'MOCK_SESSION_CLOSED'] as const)('of %s ends the sitting', async (reason) => {
    const { book, queue, failing, onClosed, pass, saved } = aSitting();
    failing.push(refusal(409, reason));
    book.answer(1, { value: 1 });
    await queue.flush();
    expect(onClosed).toHaveBeenCalledWith(reason);
    await pass(60_000);
    expect(saved).toEqual([]);
  });

  it('of one answer does not hold up the others', async () => {
    const { book, queue, failing, saved } = aSitting();
    failing.push(refusal(400, 'VALIDATION'));
    book.answer(1, { value: 1 });
    book.answer(2, { value: 'two' });
    await queue.flush();
    expect(book.get(1).refused).toBe(true);
    expect(saved.map(({ index }) => index)).toEqual([2]);
  });

  it('is forgotten with the next change', async () => {
    const { book, queue, failing, saved } = aSitting();
    failing.push(refusal(400, 'VALIDATION'));
    book.answer(1, { value: 1 });
    await queue.flush();
    book.answer(1, { value: 2 });
    await queue.flush();
    expect(saved.map(({ answer }) => answer)).toEqual(['{"answer":2}']);
  });
});

describe('time', () => {
  it('goes to the server when the item is left, and only if some passed', async () => {
    const { book, queue, saved } = aSitting();
    book.note(1, { timeUsed: 12.6 });
    book.leave(1);
    book.leave(2);
    await queue.flush();
    expect(saved).toEqual([{ index: 1, answer: null, timeUsed: 12, closing: false }]);
  });

  it('is on the device once it is kept', () => {
    const { book } = aSitting();
    book.note(1, { timeUsed: 7, heard: 4.2 });
    expect(readWork('s1', 1)).toBeNull();
    book.keep();
    expect(readWork('s1', 1)).toMatchObject({ timeUsed: 7, heard: 4.2 });
  });
});
