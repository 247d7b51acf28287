import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { MicrophoneRefused, type OpenMicrophone } from './microphone.js';
import { Recorder } from './recorder.js';
import type { RecorderTools } from './use-recorder.js';

const take = new Blob(['voice'], { type: 'audio/webm' });

const aMicrophone = () => {
  let interrupt: () => void = () => undefined;
  const microphone: OpenMicrophone = {
    start: jest.fn(),
    stop: jest.fn(async () => take),
    close: jest.fn(),
    level: () => 0.1,
    onInterrupted: (listener) => {
      interrupt = listener;
    },
  };
  return { microphone, interrupt: () => interrupt() };
};

const aRecorder = async (part: Partial<RecorderTools> = {}, seconds = 3, keep = async () => undefined) => {
  const { microphone, interrupt } = aMicrophone();
  const clock = { now: 0 };
  const tools: RecorderTools = {
    open: async () => microphone,
    decode: async () => ({ seconds, loudness: 0.1 }),
    now: () => clock.now,
    ...part,
  };
  const onRecorded = jest.fn();
  const Page = () => {
    const [recording, setRecording] = useState<Blob | null>(null);
    return (
      <Recorder
        recording={recording}
        limitSeconds={40}
        prepareSeconds={35}
        tools={tools}
        onRecorded={(recorded) => {
          onRecorded(recorded);
          setRecording(recorded);
          return keep();
        }}
      />
    );
  };
  await renderInApp(<Page />);
  const pass = async (milliseconds: number) => {
    clock.now += milliseconds;
    await act(async () => jest.advanceTimersByTime(milliseconds));
  };
  return { microphone, interrupt, onRecorded, pass };
};

const click = (name: string) =>
  act(async () => {
    fireEvent.click(button(name));
  });
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status').textContent;

beforeAll(() => startTexts());
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});

describe('the recorder on the page', () => {
  it('records, stops, hands the take on, and gives the microphone back', async () => {
    const { microphone, onRecorded, pass } = await aRecorder();
    await click('开始录音');
    expect(microphone.start).toHaveBeenCalledTimes(1);
    await pass(12_000);
    expect(screen.getByRole('timer').textContent).toBe('00:12 / 00:40');
    await click('停止录音');
    await pass(0);
    expect(microphone.stop).toHaveBeenCalledTimes(1);
    expect(onRecorded).toHaveBeenCalledTimes(1);
    expect(onRecorded).toHaveBeenCalledWith(take);
    expect(status()).toBe('录音已完成，可以播放或提交');
  });

  it('is not complete before the take is kept', async () => {
    let kept: () => void = () => undefined;
    const keep = () =>
      new Promise<undefined>((resolve) => {
        kept = () => resolve(undefined);
      });
    const { onRecorded, pass } = await aRecorder({}, 3, keep);
    await click('开始录音');
    await pass(3_000);
    await click('停止录音');
    await pass(0);
    expect(onRecorded).toHaveBeenCalledWith(take);
    expect(status()).toBe('录音已停止，处理中');
    await act(async () => kept());
    expect(status()).toBe('录音已完成，可以播放或提交');
  });

  it('stops by itself at the limit and says so', async () => {
    const { onRecorded, pass } = await aRecorder({}, 40);
    await click('开始录音');
    await pass(40_200);
    await pass(0);
    expect(onRecorded).toHaveBeenCalledWith(take);
    expect(status()).toBe('已达时长上限 40 秒，录音已自动停止');
  });

  it('ends with what exists when the microphone is taken away', async () => {
    const { interrupt, onRecorded, pass } = await aRecorder();
    await click('开始录音');
    await pass(5_000);
    await act(async () => interrupt());
    await pass(0);
    expect(onRecorded).toHaveBeenCalledWith(take);
  });

  it('counts the preparation down and starts by itself', async () => {
    const { microphone, pass } = await aRecorder();
    await click('准备 35 秒后自动开始');
    expect(screen.getByRole('timer').textContent).toBe('35 秒后开始录音');
    for (let second = 0; second < 35; second += 1) await pass(1_000);
    expect(microphone.start).toHaveBeenCalledTimes(1);
  });

  it('refuses a take of less than a second', async () => {
    const { onRecorded, pass } = await aRecorder({}, 0.4);
    await click('开始录音');
    await pass(400);
    await click('停止录音');
    await pass(0);
    expect(onRecorded).not.toHaveBeenCalled();
    expect(screen.getByRole('alert').textContent).toBe('录音不到 1 秒，请重新录制');
  });

  it.each([
    ['denied', '无法访问麦克风'],
    ['missing', '没有找到麦克风'],
    ['insecure', '当前地址不能录音'],
  ] as const)('explains when the microphone is %s', async (reason, title) => {
    await aRecorder({ open: () => Promise.reject(new MicrophoneRefused(reason)) });
    await click('开始录音');
    expect(screen.getByText(title, { selector: 'strong' })).toBeTruthy();
    expect(button('重试')).toBeTruthy();
  });

  it('gives a microphone back that opens after the learner cancelled', async () => {
    const { microphone } = aMicrophone();
    let allow: () => void = () => undefined;
    const open = () =>
      new Promise<OpenMicrophone>((resolve) => {
        allow = () => resolve(microphone);
      });
    await aRecorder({ open });
    await click('开始录音');
    await click('取消');
    await act(async () => allow());
    expect(microphone.close).toHaveBeenCalledTimes(1);
    expect(microphone.start).not.toHaveBeenCalled();
    expect(status()).toBe('尚未录音');
  });

  it('asks once before it throws a take away', async () => {
    const { onRecorded, pass } = await aRecorder();
    await click('开始录音');
    await pass(3_000);
    await click('停止录音');
    await pass(0);
    await click('重录');
    expect(onRecorded).toHaveBeenCalledTimes(1);
    await click('确认重录');
    expect(onRecorded).toHaveBeenLastCalledWith(null);
    expect(status()).toBe('尚未录音');
  });
});
