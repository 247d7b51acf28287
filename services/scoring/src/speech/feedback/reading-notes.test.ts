import { describe, expect, it } from '@jest/globals';
import type { WordEvidence } from '@pte/exam/scoring-result';
import { aReadWord } from '../../../test/builders/heard-reading.js';
import { type NotedReading, readingNotes } from './reading-notes.js';

const ok: WordEvidence = { w: 'lab', i: 0, st: 'ok', s: 0.9 };
const aReading = (changes: Partial<NotedReading> = {}): NotedReading => ({
  words: [ok],
  pauses: [],
  fluency: { wpm: 150, sps: 4, pauses: 0, longPauses: 0, fillers: 0, repairs: 0, meanRun: 10 },
  isThisText: true,
  sound: { seconds: 4, isSilent: false, isShort: false, isClipped: false, isNoisy: false, gate: 1 },
  ...changes,
});
const codes = (changes: Partial<NotedReading>): string[] => readingNotes(aReading(changes)).map(({ code }) => code);

describe('readingNotes', () => {
  it('says nothing about a reading without a slip', () => {
    expect(readingNotes(aReading())).toEqual([]);
  });

  it('names the one missed word, in both languages', () => {
    const [found] = readingNotes(aReading({ words: [ok, { w: 'queue', i: 1, st: 'omitted' }] }));
    expect(found).toMatchObject({ code: 'missed-one', args: { word: 'queue' } });
    expect(found?.en).toContain('“queue”');
    expect(found?.zh).toContain('“queue”');
  });

  it('counts several', () => {
    const missed: WordEvidence[] = [
      { w: 'a', i: 1, st: 'omitted' },
      { w: 'b', i: 2, st: 'replaced' },
    ];
    expect(readingNotes(aReading({ words: missed }))[0]).toMatchObject({ code: 'missed', args: { count: 2 } });
  });

  it('names the longest pause that the text does not invite to', () => {
    const pauses = [
      { after: aReadWord('rails', 0), seconds: 1.24, excess: 1.24 },
      { after: aReadWord('Europe', 1), seconds: 1.5, excess: 0.9 },
    ];
    expect(readingNotes(aReading({ pauses }))[0]).toMatchObject({ args: { seconds: 1.2, word: 'rails' } });
  });

  it('names sounds that were weak more than once', () => {
    const words: WordEvidence[] = [
      { w: 'think', i: 0, st: 'ok', ph: [['TH', 0.2]] },
      {
        w: 'thin',
        i: 1,
        st: 'ok',
        ph: [
          ['TH', 0.3],
          ['IH', 0.1],
        ],
      },
    ];
    expect(readingNotes(aReading({ words }))).toMatchObject([{ code: 'sounds', args: { sounds: 'TH (think)' } }]);
  });

  it('tells of slow speech, extra words, noise, distortion and another text', () => {
    const words: WordEvidence[] = [
      { w: '…', st: 'inserted', t: [1, 2] },
      { w: 'lab', st: 'repeated', t: [2, 3] },
    ];
    const sound = { ...aReading().sound, isNoisy: true, isClipped: true };
    const fluency = { wpm: 70, sps: 2, pauses: 0, longPauses: 0, fillers: 0, repairs: 1, meanRun: 10 };
    expect(codes({ words, sound, fluency, isThisText: false })).toEqual([
      ...['other-text', 'added', 'repeated', 'slow', 'noisy', 'clipped'],
    ]);
  });
});
