import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Progress } from './place.js';
import { createProgressSender } from './progress-sender.js';

const place = (itemIndex: number): Progress => ({ step: 'exam', itemIndex });

const aSender = (...failures: object[]) => {
  const sent: number[] = [];
  const sender = createProgressSender(async ({ itemIndex }) => {
    const failure = failures.shift();
    if (failure) throw failure;
    sent.push(itemIndex);
  });
  return { sender, sent };
};

beforeEach(() => {
  jest.useFakeTimers();
});

describe('telling the server where the learner is', () => {
  it('tells the last place when several came while it was busy', async () => {
    const { sender, sent } = aSender();
    for (const item of [1, 2, 3]) sender.tell(place(item));
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1, 3]);
  });

  it('tries again until there is an answer, with the place of then', async () => {
    const { sender, sent } = aSender({ status: 0, reason: 'OFFLINE', message: '' });
    sender.tell(place(1));
    await jest.advanceTimersByTimeAsync(999);
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([1]);
  });

  it('takes a refusal as the last word', async () => {
    const { sender, sent } = aSender({ status: 409, reason: 'MOCK_SESSION_CLOSED', message: '' });
    sender.tell(place(1));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(sent).toEqual([]);
  });
});
