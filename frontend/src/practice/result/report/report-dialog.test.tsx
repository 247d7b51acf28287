import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../../../testing/axe.js';
import { renderInApp } from '../../../testing/render.js';
import { type Route, serveApi } from '../../../testing/serve-api.js';
import { startTexts } from '../../../testing/texts.js';
import { ReportScore } from './report-score.js';

const open = async (answer: Route = () => ({ id: 'r1' })) => {
  const calls = serveApi({ 'PUT /report/new': answer });
  const page = await renderInApp(<ReportScore submissionId={881} />);
  await userEvent.click(screen.getByRole('button', { name: '这个评分不对' }));
  await screen.findByRole('dialog');
  return { calls, ...page };
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '原因' });
const send = () => userEvent.click(screen.getByRole('button', { name: '发送' }));

beforeAll(() => startTexts());
beforeEach(() => localStorage.clear());

describe('telling that a score is wrong', () => {
  it('sends the reason with the submission, and thanks', async () => {
    const { calls } = await open();
    await userEvent.type(field(), ' I said every word. ');
    await send();
    expect(await screen.findByText('已收到，谢谢。我们会查看这次评分。')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ targetType: 'submission', targetId: 881, content: 'I said every word.' });
  });

  it('asks for a reason', async () => {
    const { calls } = await open();
    await send();
    expect(screen.getByText('请先写下原因')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when the server does not answer, until it is accepted', async () => {
    const { unmount } = await open(() => 'offline');
    await userEvent.type(field(), 'Not fair');
    await send();
    expect(await screen.findByRole('textbox', { description: /./ })).toBeTruthy();
    unmount();
    await open();
    expect(field().value).toBe('Not fair');
    await send();
    await screen.findByText('已收到，谢谢。我们会查看这次评分。');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  it('has no violation', async () => {
    await open();
    expect(await violations()).toEqual([]);
  });
});
