import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { DelayedStart } from './delayed-start.js';
import { takeStage } from './sound-stage.js';
import { useDelayedStart } from './use-delayed-start.js';

const Prompt = ({ start }: { start: () => void }) => {
  const { left, begin, cancel } = useDelayedStart(true, start);
  return left === null ? null : <DelayedStart left={left} onBegin={begin} onCancel={cancel} />;
};

const touched = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) await act(async () => void jest.advanceTimersByTime(1_000));
};
const show = async () => {
  const start = jest.fn();
  await renderInApp(<Prompt start={start} />);
  return start;
};
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeAll(() => startTexts());
beforeEach(() => {
  jest.useFakeTimers();
  touched(true);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a prompt that sounds by itself', () => {
  it('waits three seconds and starts once', async () => {
    const start = await show();
    expect(screen.getByRole('timer').textContent).toBe('3 秒后播放');
    await seconds(2);
    expect(start).not.toHaveBeenCalled();
    await seconds(5);
    expect(start).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('starts now, or not at all, when told so', async () => {
    const now = await show();
    await press('立即播放');
    expect(now).toHaveBeenCalledTimes(1);
    const never = await show();
    await press('取消自动播放');
    await seconds(5);
    expect(never).not.toHaveBeenCalled();
  });

  it('keeps still when something else sounds or records meanwhile', async () => {
    const start = await show();
    await act(async () => takeStage(() => undefined));
    await seconds(5);
    expect(start).not.toHaveBeenCalled();
  });

  it('does not try before the learner has touched the page', async () => {
    touched(false);
    const start = await show();
    await seconds(5);
    expect(start).not.toHaveBeenCalled();
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
