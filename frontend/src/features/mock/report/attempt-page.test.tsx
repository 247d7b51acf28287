import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { api } from '../../../lib/api/api.js';
import type { MockReport, MockResult, MockResultItem } from '../../../lib/api/mock.shapes.js';
import { signedIn } from '../../../lib/session/session.slice.js';
import { writeToken } from '../../../lib/storage/token-cookie.js';
import { makeStore } from '../../../lib/store.js';
import { form } from '../../../practice/forms/single-choice/form.js';
import { renderInApp } from '../../../testing/render.js';
import { type Refusal, serveApi } from '../../../testing/serve-api.js';
import { startTexts } from '../../../testing/texts.js';
import { AnswerForms } from '../answer-forms.js';
import { aQuestion, aResult, aSession, vip } from '../testing/fake-mock-api.js';
import { AttemptPage } from './attempt-page.js';

const anItem = (index: number, change: Partial<MockResultItem> = {}): MockResultItem => ({
  index,
  section: 'reading',
  questionId: 400 + index,
  questionTypeId: 21,
  submissionId: 800 + index,
  outcome: 'submitted',
  scoringStatus: 'scored',
  score: '{"s":1,"f":1}',
  timeUsed: 30,
  ...change,
});

const none = { speaking: null, writing: null, reading: null, listening: null };
const aReport = (change: Partial<MockReport> = {}): MockReport => ({
  sessionId: 's1',
  mockId: 9001,
  mockName: 'Mock 1',
  examType: 0,
  createdAt: 1_000,
  complete: true,
  overall: 66,
  communicativeSkills: { speaking: 60, writing: 62, reading: 70, listening: 72 },
  enablingSkills: {
    grammar: 62,
    oralFluency: 48,
    pronunciation: null,
    spelling: null,
    vocabulary: null,
    writtenDiscourse: null,
  },
  ranges: { overall: 6, speaking: 9, writing: 8, reading: 12, listening: 16 },
  mappingVersion: '1',
  items: [],
  targets: null,
  types: [
    { questionTypeId: 3, items: 5, share: 0.4, weights: { S: 0.34, L: 0.33 } },
    { questionTypeId: 21, items: 2, share: 0.9, weights: { R: 0.03 } },
  ],
  strengths: [21],
  weaknesses: [3],
  ...change,
});

const Address = () => <output data-testid="address">{useLocation().pathname}</output>;
const loaded = Promise.resolve(form);

interface Server {
  result: () => MockResult;
  report?: () => MockReport | Refusal;
}

const open = async ({ result, report = aReport }: Server) => {
  const calls = serveApi({
    'GET /mock/session/s1': () => aSession({ status: 'submitted', submittedAt: 2_000 }),
    'GET /mock/session/s1/result': result,
    'GET /mock/session/*/report': ({ path }) =>
      path.includes('s0') ? aReport({ sessionId: 's0', overall: 62 }) : report(),
    'GET /mock/session': () => [
      aSession({ id: 's1', status: 'submitted' }),
      aSession({ id: 's0', status: 'submitted' }),
    ],
    'POST /mock/session/s1/retry': () => aResult({ items: [anItem(0)] }),
    'PUT /mock/9001/session': () => aSession({ id: 's2' }),
    'GET /question/item/400': () => aQuestion(400, { answer: '{"choice":2}' }),
    'GET /question/submission': () => [],
    'GET /question/submission/800': () => ({
      id: 800,
      questionId: 400,
      questionTypeId: 21,
      answer: '{"answer":1}',
      score: '{"s":0,"f":1}',
      analysis: '{"v":1,"status":"done"}',
      scoringStatus: 'scored',
      timeUsed: 30,
    }),
  });
  const store = makeStore();
  store.dispatch(signedIn(vip));
  await renderInApp(
    <AnswerForms value={() => loaded}>
      <Routes>
        <Route path="/attempt" element={<AttemptPage sessionId="s1" mockId={9001} />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </AnswerForms>,
    { store, at: '/attempt' },
  );
  return { calls, store };
};

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

// Several requests stand between a click and what is seen; a busy machine needs its time for them.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => startTexts());
beforeEach(() => {
  sessionStorage.clear();
  writeToken('token');
});

describe('the report of an attempt', () => {
  it('gives scores with band, range, target and the difference from the last attempt', async () => {
    const targets = { targetTotal: 65, targetSpeaking: 65, targetWriting: 65, targetReading: 65, targetListening: 65 };
    await open({ result: () => aResult({ items: [anItem(0)] }), report: () => aReport({ targets }) });
    expect(await screen.findByText('比上次 +4')).toBeTruthy();
    expect(screen.getByText('66')).toBeTruthy();
    expect(screen.getByRole('img', { name: '听力 72 良好 目标 65' })).toBeTruthy();
    expect(screen.getByText('±16')).toBeTruthy();
    expect(screen.getByText(/分数为估算，不是 PTE 官方成绩/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '练习 RS' }).getAttribute('href')).toBe('/app/question/list/3');
  });

  it('says where there were too few answers, and shows no number', async () => {
    await open({
      result: () => aResult({ items: [anItem(0)] }),
      report: () => aReport({ overall: null, communicativeSkills: none, ranges: { overall: null, ...none } }),
    });
    expect(await screen.findByText(/无法估算总分/)).toBeTruthy();
    expect(screen.getAllByText('作答不足').length).toBeGreaterThanOrEqual(4);
  });

  it('calls the total provisional until the last score is there, then fills in by push', async () => {
    let complete = false;
    const pending = anItem(1, { scoringStatus: 'pending', score: '' });
    const { store } = await open({
      result: () => aResult({ complete, pendingCount: complete ? 0 : 1, items: [complete ? anItem(1) : pending] }),
      report: () => aReport({ complete }),
    });
    expect(await screen.findByText('暂估')).toBeTruthy();
    expect(screen.getAllByText('评分中').length).toBeGreaterThan(1);
    complete = true;
    await act(async () => {
      store.dispatch(api.util.invalidateTags([{ type: 'Mock', id: 's1' }]));
    });
    await waitFor(() => expect(screen.queryByText('暂估')).toBeNull());
    expect(screen.getByText('成绩已全部生成')).toBeTruthy();
  });

  it('names items whose scoring failed', async () => {
    await open({
      result: () =>
        aResult({ items: [anItem(0), anItem(1, { questionTypeId: 4, scoringStatus: 'failed', score: '' })] }),
    });
    expect(await screen.findByText('有 1 题评分失败，未计入成绩：2 DI')).toBeTruthy();
  });

  it('offers to try failed items again', async () => {
    const { calls } = await open({
      result: () => aResult({ failed: [0], items: [anItem(0, { outcome: 'failed', submissionId: null })] }),
    });
    expect(await screen.findByText('1 RMCS')).toBeTruthy();
    await press('重试');
    expect(calls.some(({ path }) => path.endsWith('/retry'))).toBe(true);
  });

  it('shows the notice of the server', async () => {
    const noticeMessage = '您不是 VIP 用户，仅提交了客观题答案';
    await open({ result: () => aResult({ notice: 'NOT_VIP_OBJECTIVE_ONLY', noticeMessage }) });
    expect(await screen.findByText(noticeMessage)).toBeTruthy();
  });

  it('keeps the result for those who may not see the report', async () => {
    await open({
      result: () => aResult({ items: [anItem(0)] }),
      report: () => ({ status: 403, reason: 'VIP_REQUIRED', message: '需要 VIP' }),
    });
    expect(await screen.findByText('成绩报告为 VIP 功能。客观题的结果见下方。')).toBeTruthy();
    expect(screen.getByText('逐题回顾')).toBeTruthy();
  });

  it('opens an item with what was answered and what was right', async () => {
    await open({ result: () => aResult({ items: [anItem(0, { score: '{"s":0,"f":1}' })] }) });
    const row = (await screen.findByText(/1 RMCS/)).closest('details')!;
    await act(async () => {
      row.open = true;
      fireEvent(row, new Event('toggle'));
    });
    expect((await within(row).findAllByText(/你的选择/)).length).toBeGreaterThan(0);
    expect(within(row).getAllByText(/正确答案/).length).toBeGreaterThan(0);
  });

  it('shows only what could be better', async () => {
    await open({
      result: () => aResult({ items: [anItem(0), anItem(1, { outcome: 'skipped', submissionId: null })] }),
    });
    expect(await screen.findAllByText(/RMCS 阅读单选/)).not.toHaveLength(0);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: '仅错题' })));
    expect(document.querySelectorAll('summary')).toHaveLength(1);
  });

  it('starts a new attempt', async () => {
    const { calls } = await open({ result: () => aResult({ items: [anItem(0)] }) });
    await screen.findByText('逐题回顾');
    await press('再考一次');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/app/mock/9001'));
    expect(calls.find(({ method, path }) => method === 'PUT' && path === '/mock/9001/session')?.body).toEqual({
      restart: true,
    });
  });

  it('says when the attempt was never submitted', async () => {
    await open({
      result: () => ({ status: 409, reason: 'MOCK_NOT_SUBMITTED', message: '' }) as unknown as MockResult,
    });
    expect(await screen.findByText('这次模考没有提交，没有结果。')).toBeTruthy();
  });
});
