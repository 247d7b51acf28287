import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { Countdown } from './countdown.js';
import { createStopwatch } from './stopwatch.js';

const show = (worked: number) => renderInApp(<Countdown stopwatch={createStopwatch(worked, () => 0)} seconds={600} />);

beforeAll(() => startTexts());

describe('the countdown of writing', () => {
  it('shows what is left, and says a minute before the end that it is a minute', async () => {
    await show(30);
    expect(screen.getByRole('timer').textContent).toBe('剩余 09:30');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells of the last minute in words', async () => {
    await show(541);
    expect(screen.getByRole('status').textContent).toBe('剩余 1 分钟');
  });

  it('lets practice go on when it is over', async () => {
    await show(700);
    expect(screen.getByRole('timer').textContent).toBe('时间到，可以继续作答');
  });
});
