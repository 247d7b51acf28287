import { describe, expect, it } from '@jest/globals';
import type { ShortAnswerTask } from '@pte/exam/judging';
import { unnamedPart } from '@pte/exam/traits';
import { aPhone } from '../../../test/builders/heard-reading.js';
import { aSpeechFlow, aSpot } from '../../../test/builders/heard-speech.js';
import type { SoundCheck } from '../audio/sound-check.js';
import type { HeardAnswer } from './hear-short-answer.js';
import { markShortAnswer } from './mark-short-answer.js';

const task: ShortAnswerTask = { kind: 'short-answer', question: 'Who flies?', accept: ['pilot', 'a pilot'] };
const sound: SoundCheck = {
  ...{ seconds: 3, isSilent: false, isShort: false, isClipped: false },
  ...{ isNoisy: false, isTooNoisy: false, gate: 1 },
};
const anAnswer = (text: string, ratio: number, changes: Partial<HeardAnswer> = {}): HeardAnswer => ({
  spot: aSpot(text, ratio, { from: 50, to: 90, phones: [aPhone()] }),
  lead: 5,
  share: 0.8,
  ...changes,
});
const mark = (answers: readonly HeardAnswer[], phones = 6, check = sound) =>
  markShortAnswer({ flow: aSpeechFlow(phones), answers }, task, unnamedPart(1), check);

describe('a short answer', () => {
  it('is one point for the accepted answer that is heard best, with its place', () => {
    const { score, evidence } = mark([anAnswer('a pilot', 2), anAnswer('pilot', 20)]);
    expect(score).toEqual({ s: 1, f: 1 });
    expect(evidence).toMatchObject({
      zero: null,
      transcript: 'pilot',
      words: [{ w: 'pilot', st: 'ok', t: [0.5, 0.9] }],
    });
    expect(evidence.notes?.[0]).toMatchObject({ code: 'right', args: { answer: 'pilot' } });
  });

  it.each<[string, Partial<HeardAnswer>]>([
    ['other words fit better', { lead: -15 }],
    ['it is a small part of what was said', { share: 0.1, lead: -5 }],
  ])('is no point when %s', (_, changes) => {
    const { score, evidence } = mark([anAnswer('pilot', 2, changes)]);
    expect(score).toEqual({ s: 0, f: 1 });
    expect(evidence.zero).toBeNull();
    expect(evidence.notes?.[0]?.en).toContain('pilot');
  });

  it('is zero for silence when no word is heard, and no point when there is no room for an answer', () => {
    expect(mark([anAnswer('pilot', 20)], 1).evidence).toMatchObject({ zero: 'silence', notes: [{ code: 'silence' }] });
    expect(mark([]).score).toEqual({ s: 0, f: 1 });
  });

  it('is less sure in noise, and near the line', () => {
    const confidence = (answer: HeardAnswer, check = sound) => mark([answer], 6, check).evidence.confidence ?? 0;
    const sure = confidence(anAnswer('pilot', 40));
    expect(confidence(anAnswer('pilot', 40), { ...sound, isNoisy: true })).toBeLessThan(sure);
    expect(confidence(anAnswer('pilot', 0.6, { lead: 0 }))).toBeLessThan(sure);
  });
});
