import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrack } from '../../testing/fake-track.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import type { Track } from '../player/track.js';
import { MarkedPassage } from './marked-passage.js';
import { wordMarks } from './word-marks.js';

const marks = wordMarks('Night trains are back.', {
  v: 1,
  status: 'done',
  words: [
    { w: 'night', i: 0, st: 'ok', t: [0, 0.4] },
    { w: 'trains', i: 1, st: 'unclear', t: [0.4, 0.9] },
    { w: 'um', st: 'filler', t: [0.9, 1] },
    { w: 'are', i: 2, st: 'omitted' },
    { w: 'back', i: 3, st: 'ok', t: [1.9, 2.3] },
  ],
  pauseMarks: [{ after: 1, seconds: 0.9 }],
});

const show = async (track: Track, modelled = false) => {
  const onPick = jest.fn();
  await renderInApp(<MarkedPassage {...{ marks, track, onPick, modelled }} coloured={false} />);
  return onPick;
};

const word = (name: string | RegExp) => screen.getByRole('button', { name });

beforeAll(() => startTexts());

describe('the marked passage', () => {
  it('says in words what colour and line say', async () => {
    await show(aTrack().track);
    expect(word('不清晰 trains')).toBeTruthy();
    expect(word('漏读 [are]')).toBeTruthy();
    expect(word('填充词 ^um^')).toBeTruthy();
    expect(word('Night').textContent).toBe('Night');
    expect(screen.getByText('停顿 0.9 秒')).toBeTruthy();
  });

  it('tells which word is chosen; a missed word cannot be heard', async () => {
    const onPick = await show(aTrack().track);
    await userEvent.click(word('不清晰 trains'));
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ index: 1, span: [0.4, 0.9] }));
    expect(word('漏读 [are]')).toHaveProperty('disabled', true);
  });

  it('lets a missed word be heard from a model', async () => {
    const onPick = await show(aTrack().track, true);
    await userEvent.click(word('漏读 [are]'));
    expect(onPick).toHaveBeenCalledWith(expect.objectContaining({ index: 2, span: null }));
  });

  it('is one stop of the Tab key, walked with arrows past words without sound', async () => {
    await show(aTrack().track);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Night');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('back.');
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('follows the sound through the words', async () => {
    const { track, at } = aTrack();
    await show(track);
    const current = () => document.querySelector('[data-current]')?.textContent ?? null;
    await at(0.2);
    expect(current()).toBe('Night');
    await at(2);
    expect(current()).toBe('back.');
    await at(1.5);
    expect(current()).toBeNull();
  });
});
