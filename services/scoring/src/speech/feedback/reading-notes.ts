import type { Note } from '@pte/exam/scoring-result';
import type { SoundCheck } from '../audio/sound-check.js';
import { note } from './notes.js';

export interface NotedReading {
  readonly isThisText: boolean;
  readonly sound: Pick<SoundCheck, 'isNoisy' | 'isClipped'>;
}

/** What concerns all traits of a reading; the traits have reasons of their own. */
export const readingNotes = ({ isThisText, sound }: NotedReading): Note[] => [
  ...(isThisText ? [] : [note('other-text')]),
  ...(sound.isNoisy ? [note('noisy')] : []),
  ...(sound.isClipped ? [note('clipped')] : []),
];
