import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ReportStage } from '../scorer/answer-scorer.js';
import type { TaskStage } from './scoring-task.js';
import { inStages } from './stages.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const never = new Promise<never>(() => undefined);

/** What became of a try. */
function aTry(work: (report: ReportStage) => Promise<string>) {
  const told: TaskStage[] = [];
  const ended = inStages(work, (stage) => told.push(stage)).catch((error: unknown) => error);
  return { told, ended };
}

describe('a try in stages', () => {
  it('gives what the work gives, and tells its stages', async () => {
    const { told, ended } = aTry(async (report) => {
      for (const stage of ['fetch', 'recognise', 'judge'] as const) report(stage);
      return 'score';
    });
    expect([await ended, told]).toEqual(['score', ['fetch', 'recognise', 'judge']]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('says where it failed and why', async () => {
    const cause = new Error('no such program');
    const { ended } = aTry(async (report) => {
      report('recognise');
      throw cause;
    });
    expect(await ended).toMatchObject({ stage: 'recognise', cause });
  });

  it.each<[TaskStage, number]>([
    ['started', 15],
    ['fetch', 40],
    ['recognise', 75],
    ['judge', 75],
  ])('that hangs in %s is given up after %i s', async (stage, seconds) => {
    const { ended } = aTry((report) => {
      if (stage !== 'started') report(stage);
      return never;
    });
    const isOver = jest.fn();
    void ended.then(isOver);
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(isOver).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await ended).toMatchObject({ stage, cause: new Error(`no end within ${seconds} s`) });
  });

  it('that hangs nowhere for long but everywhere a little is given up too', async () => {
    const { ended } = aTry((report) => {
      report('recognise');
      setTimeout(() => report('judge'), 70_000);
      return never;
    });
    await jest.advanceTimersByTimeAsync(110_000);
    expect(await ended).toMatchObject({ stage: 'judge', cause: new Error('no end within 110 s') });
  });

  it('is not heard of after it was given up', async () => {
    const { told, ended } = aTry(async (report) => {
      setTimeout(() => report('judge'), 20_000);
      return never;
    });
    await jest.advanceTimersByTimeAsync(30_000);
    await ended;
    expect([told, jest.getTimerCount()]).toEqual([[], 0]);
  });
});
