import { describe, expect, it } from '@jest/globals';
import { readingNotes } from './reading-notes.js';

const clean = { isNoisy: false, isClipped: false };

describe('readingNotes', () => {
  it('says nothing about a clean reading of the text', () => {
    expect(readingNotes({ isThisText: true, sound: clean })).toEqual([]);
  });

  it('tells of another text, noise and distortion', () => {
    const notes = readingNotes({ isThisText: false, sound: { isNoisy: true, isClipped: true } });
    expect(notes.map(({ code }) => code)).toEqual(['other-text', 'noisy', 'clipped']);
  });
});
