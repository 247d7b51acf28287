import { describe, expect, it } from '@jest/globals';
import { idle, loudnessOf, type RecorderEvent, type RecorderState, recorderReducer } from './recorder-machine.js';

const after = (...events: RecorderEvent[]): RecorderState => events.reduce(recorderReducer, idle);
const asked: RecorderEvent = { type: 'asked', prepare: 0 };
const opened: RecorderEvent = { type: 'opened' };
const finished = (seconds: number, loudness = 0.1): RecorderEvent => ({ type: 'finished', seconds, loudness });
const heard = (seconds: number): RecorderEvent => ({ type: 'heard', seconds, limit: 40 });

describe('the recorder', () => {
  it('records at once when the microphone opens and no preparation was asked', () => {
    expect(after(asked)).toEqual({ phase: 'requesting', prepare: 0 });
    expect(after(asked, opened)).toEqual({ phase: 'recording', seconds: 0 });
  });

  it('counts the preparation down and then records', () => {
    const prepared: RecorderEvent = { type: 'asked', prepare: 2 };
    expect(after(prepared, opened)).toEqual({ phase: 'counting', left: 2 });
    expect(after(prepared, opened, { type: 'counted' })).toEqual({ phase: 'counting', left: 1 });
    expect(after(prepared, opened, { type: 'counted' }, { type: 'counted' })).toMatchObject({ phase: 'recording' });
  });

  it('lets the learner begin before the preparation is over', () => {
    expect(after({ type: 'asked', prepare: 35 }, opened, { type: 'begun' })).toMatchObject({ phase: 'recording' });
  });

  it('says why there is no microphone, and asks again on retry', () => {
    const refused = after(asked, { type: 'refused', reason: 'denied' });
    expect(refused).toEqual({ phase: 'refused', reason: 'denied' });
    expect(recorderReducer(refused, asked)).toMatchObject({ phase: 'requesting' });
  });

  it('stops by the learner', () => {
    expect(after(asked, opened, heard(3), { type: 'stopped' }, finished(3.2))).toEqual({
      phase: 'complete',
      seconds: 3.2,
      loudness: 'fine',
      autoStopped: false,
    });
  });

  it.each([
    [39.9, 'recording'],
    [40, 'processing'],
    [40.3, 'processing'],
  ])('at %d seconds of 40 it is %s', (seconds, phase) => {
    expect(after(asked, opened, heard(seconds))).toMatchObject({ phase });
  });

  it('remembers that the limit stopped it', () => {
    expect(after(asked, opened, heard(40), finished(40))).toMatchObject({ phase: 'complete', autoStopped: true });
  });

  it('refuses less than a second', () => {
    expect(after(asked, opened, { type: 'stopped' }, finished(0.99))).toEqual({ phase: 'idle', notice: 'too-short' });
    expect(after(asked, opened, { type: 'stopped' }, finished(1))).toMatchObject({ phase: 'complete' });
  });

  it('cancels while nothing is recorded for good', () => {
    for (const state of [after(asked), after({ type: 'asked', prepare: 5 }, opened), after(asked, opened, heard(2))]) {
      expect(recorderReducer(state, { type: 'cancelled' })).toEqual(idle);
    }
  });

  it('ignores what does not fit: late ticks, second clicks, a cancel of a finished recording', () => {
    const complete = after(asked, opened, { type: 'stopped' }, finished(4));
    expect(recorderReducer(complete, heard(41))).toBe(complete);
    expect(recorderReducer(complete, asked)).toBe(complete);
    expect(recorderReducer(complete, { type: 'cancelled' })).toBe(complete);
    expect(recorderReducer(complete, { type: 'discarded' })).toEqual(idle);
  });

  it.each([
    [0.0005, 'silent'],
    [0.005, 'quiet'],
    [0.08, 'fine'],
  ])('calls a level of %d %s', (level, word) => {
    expect(loudnessOf(level)).toBe(word);
  });
});
