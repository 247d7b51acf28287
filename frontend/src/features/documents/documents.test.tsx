import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeToken } from '../../lib/storage/token-cookie.js';
import { openPage, press } from '../../testing/fake-bank.js';
import { serveApi } from '../../testing/serve-api.js';
import { startTexts } from '../../testing/texts.js';
import { documentNames, loadDocument } from './document.js';
import { DocumentsPage } from './documents.page.js';

beforeAll(() => startTexts());
beforeEach(() => {
  writeToken('token');
  localStorage.removeItem('draft:site-report');
});

describe('the documents', () => {
  it.each(documentNames)('%s says the same in both languages', async (name) => {
    const { 'zh-CN': zh, 'en-US': en } = await loadDocument(name);
    expect(zh.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      en.sections.map(({ paragraphs }) => paragraphs.length),
    );
    for (const { paragraphs } of zh.sections) expect(paragraphs.join('')).toMatch(/\p{Script=Han}/u);
    for (const { paragraphs } of en.sections) expect(paragraphs.join('')).not.toMatch(/\p{Script=Han}/u);
  });

  it('stand under their names, and anything else leads to the application', async () => {
    await openPage(<DocumentsPage />, '/?page=privacy', { path: '/' });
    expect(await screen.findByRole('heading', { name: '隐私政策' })).toBeTruthy();
  });

  it.each(['/', '/?page=nonsense'])('%s leads to the application', async (at) => {
    const { address } = await openPage(<DocumentsPage />, at, { path: '/' });
    expect(address()).toBe('/app');
  });
});

describe('a report about the site', () => {
  const open = () => openPage(<DocumentsPage />, '/?page=report', { path: '/' });

  it('is sent, thanked for and forgotten', async () => {
    const calls = serveApi({ 'PUT /report/new': () => ({ id: 'r1' }) });
    await open();
    await userEvent.type(screen.getByLabelText('遇到了什么问题？'), '音频打不开');
    await press(screen.getByRole('button', { name: '发送' }));
    expect(await screen.findByText(/已收到/)).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ targetType: 'site', targetId: null, content: '音频打不开' });
    expect(localStorage.getItem('draft:site-report')).toBeNull();
  });

  it('keeps its text when it cannot be sent', async () => {
    serveApi({ 'PUT /report/new': () => ({ status: 502, reason: 'UPSTREAM_UNAVAILABLE', message: '网关错误' }) });
    const { unmount } = await open();
    await userEvent.type(screen.getByLabelText('遇到了什么问题？'), '音频打不开');
    await press(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(screen.getByText('网关错误')).toBeTruthy());
    unmount();
    await open();
    expect(screen.getByLabelText<HTMLTextAreaElement>('遇到了什么问题？').value).toBe('音频打不开');
  });
});
