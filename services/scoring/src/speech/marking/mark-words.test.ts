import { describe, expect, it } from '@jest/globals';
import { aHeardReading, aMissedWord, aPhone, aReadWord } from '../../../test/builders/heard-reading.js';
import type { ExtraSpeech } from '../reading/other-speech.js';
import type { OtherSpeech } from '../tracker/best-path.js';
import { markWords } from './mark-words.js';

const norms = { AA: { mean: -3, deviation: 2, lnSeconds: -2 } };
const marked = (
  words: Parameters<typeof aHeardReading>[0],
  otherSpeech: readonly OtherSpeech[] = [],
  extra: readonly ExtraSpeech[] = [],
) => {
  const heard = aHeardReading(words, { extra });
  const tracked = { ...heard.tracked, path: { score: 0, words: [], otherSpeech } };
  return markWords({ ...heard, tracked }, norms);
};

describe('markWords', () => {
  it('gives a said word its quality, its time and its phones', () => {
    expect(marked([aReadWord('lab', 1)])).toEqual([
      { w: 'lab', i: 1, st: 'ok', s: 0.8, t: [0.4, 0.8], ph: [['AA', 0.8]] },
    ]);
  });

  it('calls a badly said word unclear', () => {
    const bad = aReadWord('lab', 0, { phones: [aPhone({ score: -9 })] });
    expect(marked([bad])[0]).toMatchObject({ st: 'unclear', s: 0.2 });
  });

  it('tells a word read as something else from one left out', () => {
    const words = [aReadWord('the', 0), aMissedWord('lab', 1), aReadWord('is', 2), aMissedWord('open', 3)];
    const [, replaced, , omitted] = marked(words, [{ before: 1, from: 40, to: 75 }]);
    expect(replaced).toEqual({ w: 'lab', i: 1, st: 'replaced', s: 0.02, t: [0.4, 0.75] });
    expect(omitted).toEqual({ w: 'open', i: 3, st: 'omitted', s: 0.02 });
  });

  it('puts extra speech where it was said', () => {
    const the = aReadWord('the', 0);
    const extra: ExtraSpeech[] = [
      { kind: 'repeated', before: 1, from: 40, to: 80, text: 'the' },
      { kind: 'filler', before: 2, from: 120, to: 150, text: 'um' },
    ];
    const states = marked([the, aReadWord('lab', 1)], [], extra).map(({ w, st, i }) => [w, st, i]);
    expect(states).toEqual([
      ['the', 'ok', 0],
      ['the', 'repeated', undefined],
      ['lab', 'ok', 1],
      ['um', 'filler', undefined],
    ]);
  });
});
