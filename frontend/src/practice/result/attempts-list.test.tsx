import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Submission } from '../../lib/api/shapes.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { chartPoints } from './attempts-chart.js';
import { AttemptsList } from './attempts-list.js';

const attempt = (id: number, score: string): Submission => ({
  id,
  questionId: 412,
  questionTypeId: 21,
  userId: 3,
  answer: '{"answer":1}',
  timeUsed: 10,
  createdAt: 1_790_000_000 + id,
  score,
  analysis: '{"v":1,"status":"done"}',
  scoringStatus: score ? 'scored' : 'failed',
  scoredAt: null,
  mockSessionId: null,
});
const attempts = [attempt(9, '{"s":1,"f":2}'), attempt(7, ''), attempt(5, '{"s":2,"f":2}')];

const show = () =>
  renderInApp(
    <AttemptsList questionId={412} current={9} changes={(earlier, later) => `${earlier.id} became ${later.id}`}>
      {({ id }) => <p>answer of {id}</p>}
    </AttemptsList>,
    { at: '/?tab=attempts&submission=9' },
  );

beforeAll(() => startTexts());
beforeEach(() => {
  globalThis.fetch = (async () => ({
    status: 200,
    headers: new Headers(),
    json: async () => ({ code: 200, type: 'success', message: '', data: attempts }),
  })) as unknown as typeof fetch;
});

describe('the attempts', () => {
  it('are drawn from the scored ones, oldest first', async () => {
    expect(chartPoints(attempts)).toMatchObject([
      { id: 5, share: 1 },
      { id: 9, share: 0.5 },
    ]);
    await show();
    expect(await screen.findByRole('img', { name: '2 次得分的变化，最近一次 50%' })).toBeTruthy();
  });

  it('stand side by side, the earlier on the left, until put away', async () => {
    await show();
    const [, older] = await screen.findAllByRole('button', { name: '与当前作答对比' });
    await userEvent.click(older!);
    const pair = screen.getByRole('group', { name: '两次作答对比' });
    expect([...pair.querySelectorAll('section > p')].map(({ textContent }) => textContent)).toEqual([
      'answer of 5',
      'answer of 9',
    ]);
    expect(document.body.textContent).toContain('5 became 9');
    await userEvent.click(screen.getByRole('button', { name: '收起对比' }));
    expect(screen.queryByRole('group', { name: '两次作答对比' })).toBeNull();
  });
});
