import type { Voice } from '@pte/speech-synthesis/speech-provider';

/** A voice as `audioUrl` numbers it (scoring.md 5.1), with the name of its file. */
export interface NumberedVoice extends Voice {
  readonly number: 1 | 2 | 3 | 4;
  readonly file: string;
}

const usWoman: NumberedVoice = { number: 1, accent: 'us', gender: 'woman', file: 'us-woman.mp3' };
const usMan: NumberedVoice = { number: 2, accent: 'us', gender: 'man', file: 'us-man.mp3' };
const ukWoman: NumberedVoice = { number: 3, accent: 'uk', gender: 'woman', file: 'uk-woman.mp3' };
const ukMan: NumberedVoice = { number: 4, accent: 'uk', gender: 'man', file: 'uk-man.mp3' };

/** In the order in which questions take turns with them, so that a learner hears all of them. */
export const voices: readonly NumberedVoice[] = [usWoman, ukMan, usMan, ukWoman];

/** First names of the starter bank's speakers that are men's. */
const men = new Set(['Amir', 'Chen', 'Felix', 'Jack', 'Leo', 'Marcus', 'Paul', 'Raj', 'Tom', 'Victor', 'Omar', 'Ben']);

/** A voice for each speaker, in the order in which they begin: of the speaker's gender, and its own as long as there is one. */
export function castOf(speakers: readonly string[]): ReadonlyMap<string, Voice> {
  const cast = new Map<string, NumberedVoice>();
  for (const speaker of speakers) {
    if (cast.has(speaker)) continue;
    const gender = men.has(speaker) ? 'man' : 'woman';
    const taken = [...cast.values()];
    const voice =
      voices.find((candidate) => candidate.gender === gender && !taken.includes(candidate)) ??
      voices.find((candidate) => !taken.includes(candidate)) ??
      usWoman;
    cast.set(speaker, voice);
  }
  return cast;
}
