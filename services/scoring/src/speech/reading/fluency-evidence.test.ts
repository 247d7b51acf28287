import { describe, expect, it } from '@jest/globals';
import { aPhone, aReadWord } from '../../../test/builders/heard-reading.js';
import { fluencyEvidence } from './fluency-evidence.js';
import type { ExtraSpeech } from './other-speech.js';

/** Six words of one vowel and one consonant in three seconds. */
const forced = {
  score: 0,
  words: Array.from({ length: 6 }, (_, word) => ({
    word,
    from: 100 + word * 50,
    to: 150 + word * 50,
    phones: [aPhone({ phone: 'AA' }), aPhone({ phone: 'T' })],
  })),
};
const pause = (seconds: number) => ({ after: aReadWord('word', 0), seconds, excess: seconds });
const extra = (kind: ExtraSpeech['kind']): ExtraSpeech => ({ kind, before: 1, from: 0, to: 40, text: '…' });

describe('fluencyEvidence', () => {
  it('measures the rate from the first to the last word', () => {
    expect(fluencyEvidence(forced, [], [])).toMatchObject({ wpm: 120, sps: 2, meanRun: 6 });
  });

  it('counts pauses from half a second and long ones from a second', () => {
    const found = fluencyEvidence(forced, [pause(0.49), pause(0.5), pause(1), pause(2)], []);
    expect(found).toMatchObject({ pauses: 3, longPauses: 2, meanRun: 1.5 });
  });

  it('counts repeats and hesitations, not what was put in', () => {
    const all = [extra('repeated'), extra('filler'), extra('filler'), extra('inserted')];
    expect(fluencyEvidence(forced, [], all)).toMatchObject({ repairs: 1, fillers: 2 });
  });
});
