import { runProgram } from '../program/run-program.js';
import type { Pronunciation } from '../tracker/reading-network.js';
import { arpabetOf } from './espeak-phonemes.js';

/** A likely pronunciation of a word that no dictionary has, by espeak-ng's rules; null when they give none. */
export async function letterToSound(word: string): Promise<Pronunciation | null> {
  const phonemes = await runProgram({
    command: 'espeak-ng',
    arguments: ['-q', '-x', '--sep= ', '-v', 'en-us', '--stdin'],
    input: word,
    timeLimitSeconds: 5,
  });
  const phones = arpabetOf(phonemes.toString('utf8'));
  return phones.length ? phones : null;
}
