import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Analysis } from '@pte/exam/scoring-result';
import { act, screen } from '@testing-library/react';
import type { SelfUser, Submission } from '../../lib/api/shapes.js';
import { scoringProgressed } from '../../lib/events/events.slice.js';
import { sessionRestored } from '../../lib/session/session.slice.js';
import { makeStore } from '../../lib/store.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { ResultCard } from './result-card.js';

const aSubmission = (part: Partial<Submission>): Submission =>
  ({ id: 881, questionId: 412, score: '', scoringStatus: 'pending', ...part }) as Submission;

const traits = (content: number, fluency: number, pronunciation: number) =>
  JSON.stringify([
    { i: 0, s: content, f: 5 },
    { i: 5, s: fluency, f: 5 },
    { i: 6, s: pronunciation, f: 5 },
  ]);

const done: Analysis = { v: 1, status: 'done' };

const show = (submission: Submission, analysis: Analysis, { slow = false, vip = true } = {}) => {
  const store = makeStore();
  store.dispatch(sessionRestored({ id: 3, type: 2, vipUntil: vip ? 4_070_908_800 : null } as SelfUser));
  return renderInApp(<ResultCard {...{ submission, analysis, slow }} recorded justSubmitted={false} />, { store });
};

const text = () => document.body.textContent ?? '';

beforeAll(() => startTexts());
beforeEach(() => {
  globalThis.fetch = (async () => ({
    status: 200,
    headers: new Headers(),
    json: async () => ({ code: 200, type: 'success', message: '', data: [] }),
  })) as unknown as typeof fetch;
});

describe('the result', () => {
  it('of a waiting submission is never 0 but where it stands', async () => {
    await show(aSubmission({ scoringStatus: 'scoring' }), { v: 1, status: 'pending' });
    expect(text()).not.toMatch(/\b0\b/);
    expect(screen.getByText('识别').closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(text()).toContain('可以离开此页');
  });

  it('lets the learner go on when it takes more than a minute', async () => {
    await show(aSubmission({}), { v: 1, status: 'pending' }, { slow: true });
    expect(text()).toContain('仍在排队，可先做下一题');
  });

  it('shows total, traits and bands with what was heard as the reason', async () => {
    await show(aSubmission({ scoringStatus: 'scored', score: traits(4.5, 3, 2) }), {
      ...done,
      words: [
        { w: 'a', i: 0, st: 'omitted' },
        { w: 'b', i: 1, st: 'unclear' },
      ],
      fluency: { wpm: 128.4, sps: 3.9, pauses: 3, longPauses: 0, fillers: 0, repairs: 0, meanRun: 6 },
    });
    expect(screen.getByRole('img', { name: '得分 9.5，满分 15，达标' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '内容 4.5/5 优秀' })).toBeTruthy();
    expect(text()).toContain('漏读 1 词，读错 1 词，多读 0 词。');
    expect(text()).toContain('停顿 3 次，语速 128 词/分。');
    expect(text()).toContain('1 个词不清晰。');
  });

  it('brings the engine’s own reasons: band, two reasons and a tip for each trait', async () => {
    const reason = (zh: string) => ({ code: zh, zh, en: 'x' });
    await show(aSubmission({ scoringStatus: 'scored', score: traits(4.5, 3, 2) }), {
      ...done,
      engine: 'pte-speech/1.1',
      confidence: 0.4,
      words: [{ w: 'a', i: 0, st: 'omitted' }],
      traits: [
        {
          i: 0,
          band: { zh: '基本完整', en: 'Nearly complete' },
          reasons: [reason('漏了一句'), reason('多读两词'), reason('第三条')],
          tip: { zh: '读完整', en: 'Read all' },
        },
      ],
    });
    for (const sentence of ['基本完整', '漏了一句', '多读两词', '下一步： 读完整']) expect(text()).toContain(sentence);
    expect(text()).not.toContain('第三条');
    expect(text()).not.toContain('漏读 1 词');
    expect(text()).toContain('分数只是粗略估计');
    expect(text()).toContain('把握 40%');
    expect(screen.getByRole('link', { name: '评分有多准' }).getAttribute('href')).toBe('/?page=accuracy');
    expect(screen.getByRole('button', { name: '这个评分不对' })).toBeTruthy();
  });

  it('of a recording follows the steps that are pushed', async () => {
    const { store } = await show(aSubmission({}), { v: 1, status: 'pending' });
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    expect(current()).toBe('排队');
    await act(async () => void store.dispatch(scoringProgressed({ submissionId: 881, stage: 'judge' })));
    expect(current()).toBe('评分');
    await act(async () => void store.dispatch(scoringProgressed({ submissionId: 5, stage: 'fetch' })));
    expect(current()).toBe('评分');
  });

  it.each([
    ['RECORDING_TOO_NOISY', '背景噪声太大'],
    ['KEY_MISSING', '这道题缺少评分依据'],
    ['RECORDING_MISSING', '录音已不在存储中'],
  ])('explains the failure %s', async (code, sentence) => {
    await show(aSubmission({ scoringStatus: 'failed' }), { v: 1, status: 'failed', code });
    expect(text()).toContain(sentence);
  });

  it('explains a rule that made every trait 0', async () => {
    await show(aSubmission({ scoringStatus: 'scored', score: traits(0, 0, 0) }), { ...done, zero: 'silence' });
    expect(text()).toContain('录音里没有听到说话，所有评分项都计 0 分');
  });

  it('brings the notes in the language of the reader', async () => {
    const notes = [{ code: 'noise', zh: '录音背景有噪声。', en: 'There is noise.' }];
    await show(aSubmission({ scoringStatus: 'scored', score: traits(4, 4, 4) }), { ...done, notes });
    expect(text()).toContain('录音背景有噪声。');
    expect(text()).not.toContain('There is noise.');
  });

  it('of a failure offers to score again, to those who may', async () => {
    const failed = aSubmission({ scoringStatus: 'failed' });
    await show(failed, { v: 1, status: 'failed', code: 'TIMEOUT' });
    expect(screen.getByRole('button', { name: '重新评分' })).toBeTruthy();
  });

  it('of a failure explains itself to those who may not', async () => {
    await show(aSubmission({ scoringStatus: 'failed' }), { v: 1, status: 'failed' }, { vip: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(text()).toContain('重新评分为 VIP 功能');
  });

  it('of a type that cannot be scored yet says that the answer is saved, and can be asked again', async () => {
    await show(aSubmission({ scoringStatus: 'failed' }), { v: 1, status: 'failed', code: 'ENGINE_NOT_INSTALLED' });
    expect(text()).toContain('答案已保存，暂未评分');
    expect(text()).not.toContain('✗');
    expect(screen.getByRole('button', { name: '重新评分' })).toBeTruthy();
  });

  it('shows an old score that is text as it is', async () => {
    await show(aSubmission({ scoringStatus: 'scored', score: 'good' }), done);
    expect(text()).toContain('good');
  });
});
