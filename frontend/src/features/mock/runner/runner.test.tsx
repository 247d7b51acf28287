import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { MockSession } from '../../../lib/api/mock.shapes.js';
import { signedIn } from '../../../lib/session/session.slice.js';
import { writeToken } from '../../../lib/storage/token-cookie.js';
import { makeStore } from '../../../lib/store.js';
import { form } from '../../../practice/forms/single-choice/form.js';
import { renderInApp } from '../../../testing/render.js';
import { type Call, type Refusal, serveApi } from '../../../testing/serve-api.js';
import { startTexts } from '../../../testing/texts.js';
import { AnswerForms } from '../answer-forms.js';
import { readWork } from '../sitting/work-store.js';
import { anItem, aQuestion, aResult, aSession, vip } from '../testing/fake-mock-api.js';
import { Runner } from './runner.js';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

const loaded = Promise.resolve(form);

interface Server {
  /** Places do not arrive. */
  offline?: boolean;
  save?: (call: Call) => object | Refusal | 'offline';
  submit?: () => object | Refusal | 'offline';
}

const now = () => Math.floor(Date.now() / 1_000);
const running = (change: Partial<MockSession> = {}) =>
  aSession({ step: 'exam', examStartedAt: now() - 60, expiresAt: now() + 3_540, serverTime: now(), ...change });

const sit = async (session: MockSession, { save, submit, offline }: Server = {}) => {
  const calls = serveApi({
    'GET /question/item': () => ({ 400: aQuestion(400), 401: aQuestion(401) }),
    'PUT /mock/session/s1': ({ body }) => {
      if (offline) return 'offline';
      const { step, itemIndex } = body as Pick<MockSession, 'step' | 'itemIndex'>;
      return step === 'exam' || session.examStartedAt !== null
        ? running({ step, itemIndex, expiresAt: session.expiresAt ?? now() + 3_540 })
        : { ...session, step, itemIndex };
    },
    'PUT /mock/session/s1/item/*': save ?? (() => ({})),
    'POST /mock/session/s1/submit': submit ?? (() => aResult()),
  });
  const store = makeStore();
  store.dispatch(signedIn(vip));
  const rendered = await renderInApp(
    <AnswerForms value={() => loaded}>
      <Routes>
        <Route path="/start" element={<Runner session={session} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </AnswerForms>,
    { store, at: '/start' },
  );
  return { ...rendered, calls };
};

const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const next = () => press(/^Next/);
const radio = async (index: number) => ((await screen.findAllByRole('radio'))[index] as HTMLInputElement)!;
const choose = async (index: number) => {
  const input = await radio(index);
  await act(async () => fireEvent.click(input));
};
const savesOf = (calls: readonly Call[]) =>
  calls
    .filter(({ path }) => path.includes('/item/'))
    .map(({ path, body }) => [path.at(-1), (body as { answer: unknown }).answer]);
const address = () => screen.getByTestId('address').textContent;

// Several requests stand between a click and what is seen; a busy machine needs its time for them.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  writeToken('token');
  window.scrollTo = () => undefined;
});

describe('sitting an exam', () => {
  it('leads from the microphone check to the first item and starts the clock with the server', async () => {
    const { calls } = await sit(aSession({ serverTime: now() }));
    expect(await screen.findByRole('heading', { name: '麦克风检查' })).toBeTruthy();
    await next();
    expect(screen.getByText('还没有测试录音，再次点击 Next 跳过检查。')).toBeTruthy();
    await next();
    expect(screen.getByRole('heading', { name: 'Part 2: Reading' })).toBeTruthy();
    expect(screen.getByTestId('exam-clock').textContent).toBe('60:00');
    await next();
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
    expect(screen.getByTestId('exam-clock').textContent).toMatch(/^59:0/);
    expect(calls.filter(({ method, path }) => method === 'PUT' && path === '/mock/session/s1').at(-1)?.body).toEqual({
      step: 'exam',
      itemIndex: 0,
    });
  });

  it('does not begin without the server, and says so', async () => {
    await sit(aSession({ step: 'interstitial', serverTime: now() }));
    globalThis.fetch = (async () => {
      throw new TypeError('no network');
    }) as unknown as typeof fetch;
    await next();
    expect(await screen.findByText('无法开始模考')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Part 2: Reading' })).toBeTruthy();
  });

  it('asks once before an empty item is left, and saves an answer when it is', async () => {
    const { calls } = await sit(running());
    await radio(0);
    await next();
    expect(screen.getByText('这道题还没有作答，再次点击 Next 进入下一题。')).toBeTruthy();
    await choose(1);
    await next();
    await waitFor(() => expect(savesOf(calls)).toEqual([['0', '{"answer":1}']]));
    expect(screen.getAllByText('Item 2 of 2')).toHaveLength(2);
  });

  it('keeps an answer on the device while the network is away, and sends it when it is back', async () => {
    let online = false;
    const { calls } = await sit(running(), { save: () => (online ? {} : 'offline') });
    await choose(2);
    await next();
    expect(await screen.findByText('离线，作答已保存在本机')).toBeTruthy();
    expect(readWork('s1', 0)?.value).toBe(2);
    online = true;
    const before = savesOf(calls).length;
    await act(async () => dispatchEvent(new Event('online')));
    await waitFor(() => expect(savesOf(calls).length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText('离线，作答已保存在本机')).toBeNull());
  });

  it('comes back after a reload to the item and its answer', async () => {
    const { unmount } = await sit(running(), { offline: true, save: () => 'offline' });
    await choose(0);
    await next();
    await choose(2);
    unmount();
    await sit(running());
    expect(screen.getAllByText('Item 2 of 2')).toHaveLength(2);
    expect((await radio(2)).checked).toBe(true);
    expect(readWork('s1', 0)?.value).toBe(0);
  });

  it('goes on from what another device saved', async () => {
    await sit(running({ itemIndex: 1, items: [anItem(0), anItem(1, { answer: '{"answer":1}', savedAt: 5 })] }));
    expect((await radio(1)).checked).toBe(true);
  });

  it('freezes and opens the review when the time is over', async () => {
    await sit(running({ expiresAt: now() + 1 }));
    await choose(0);
    expect(await screen.findByRole('heading', { name: '考试时间到' }, { timeout: 3_000 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '返回答题' })).toBeNull();
  });

  it('goes to the result when the server has handed it in', async () => {
    await sit(running(), { save: () => ({ status: 409, reason: 'MOCK_TIME_OVER', message: 'over' }) });
    await choose(0);
    await next();
    await waitFor(() => expect(address()).toBe('/app/mock/9001?attempt=s1'));
  });

  it('shows in the review what is answered, lets the learner back, and hands in at the end', async () => {
    const { calls } = await sit(running());
    await choose(1);
    await press('Submit');
    expect(screen.getByText(/已答 1 题，未答 1 题/)).toBeTruthy();
    await press('返回答题');
    expect((await radio(1)).checked).toBe(true);
    await press('Submit');
    await next();
    await waitFor(() => expect(address()).toBe('/app/mock/9001?attempt=s1'));
    const order = calls.map(({ path }) => path);
    expect(order.findLastIndex((path) => path.includes('/item/0'))).toBeLessThan(
      order.indexOf('/mock/session/s1/submit'),
    );
    expect(readWork('s1', 0)).toBeNull();
  });

  it('waits with the result until the last answer has arrived', async () => {
    let online = false;
    await sit(running(), { save: () => (online ? {} : 'offline') });
    await choose(1);
    await press('Submit');
    await next();
    expect(await screen.findByText('网络未连接，作答保存在本机，连上后自动提交。')).toBeTruthy();
    online = true;
    await press('立即重试');
    await waitFor(() => expect(address()).toBe('/app/mock/9001?attempt=s1'));
  });

  it('has Alt N, and no single-letter keys', async () => {
    await sit(running());
    await choose(0);
    fireEvent.keyDown(document.body, { key: '3' });
    expect((await radio(2)).checked).toBe(false);
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'n', code: 'KeyN', altKey: true });
    });
    expect(screen.getAllByText('Item 2 of 2')).toHaveLength(2);
  });

  it('can hide the clock', async () => {
    await sit(running());
    await press('隐藏时间');
    expect(screen.queryByTestId('exam-clock')).toBeNull();
    await press('显示时间');
    expect(screen.getByTestId('exam-clock')).toBeTruthy();
  });

  it('names a question that is gone and goes on', async () => {
    await sit(running({ items: [anItem(0, { questionId: 499 }), anItem(1)] }));
    expect(await screen.findByText('这道题已不存在，可以直接进入下一题。')).toBeTruthy();
    await next();
    await next();
    expect(await screen.findAllByRole('radio')).toHaveLength(3);
  });
});
