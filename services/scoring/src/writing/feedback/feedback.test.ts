import { describe, expect, it } from '@jest/globals';
import { slipMarks } from './slip-marks.js';
import { slipSentences } from './slip-sentences.js';
import { writingNote, writingNoteCodes } from './writing-notes.js';

const han = /\p{Script=Han}/u;

describe('writingNote', () => {
  it.each(writingNoteCodes)('says %s in both languages', (code) => {
    const { zh, en } = writingNote(code, { percent: 40, points: 'fares', parts: 'greeting' });
    expect(zh).toMatch(han);
    expect(en).toMatch(/[a-z0]\.$/);
    expect(zh + en).not.toMatch(/\{\w+\}/);
  });
});

describe('slipMarks', () => {
  const raw = 'It help peple.';
  const slips = [
    { start: 3, end: 7, code: 'agreement', fix: ['helps'] },
    { start: 8, end: 13, code: 'spelling', fix: ['people'] },
  ] as const;

  it('says what is wrong at a place and what may stand there', () => {
    const [mark] = slipMarks(raw, slips, new Set([2, 3, 4]));
    expect(mark).toMatchObject({ i: 2, start: 3, end: 7, code: 'agreement', fix: ['helps'] });
    expect(mark?.en).toBe('Subject and verb do not agree: “help” should be “helps”.');
    expect(mark?.zh).toContain('“helps”');
  });

  it('counts spelling as Vocabulary where a type has no Spelling', () => {
    expect(slipMarks(raw, slips, new Set([0, 1, 2, 3])).map(({ i }) => i)).toEqual([2, 3]);
    expect(slipMarks(raw, slips, new Set([0, 1, 2, 3, 4])).map(({ i }) => i)).toEqual([2, 4]);
  });

  it.each(Object.entries(slipSentences))('has a sentence in both languages for %s', (_, { zh, en }) => {
    expect(zh).toMatch(han);
    expect(en).toMatch(/[a-z”]\.$/);
  });
});
