import type { SpeechFlow } from '../../src/speech/manner/manner-features.js';
import type { HeardPhrase } from '../../src/speech/points/hear-phrases.js';
import type { AlignedPhone } from '../../src/speech/tracker/align-phones.js';
import type { Stretch } from '../../src/speech/tracker/best-path.js';

const framesPerPhone = 9;

/** So many phones one after another, without knowing the words. */
export function aSpeechFlow(phones: number, pauses: readonly Stretch[] = []): SpeechFlow {
  const paused = pauses.reduce((sum, { from, to }) => sum + to - from, 0);
  return {
    phones: Array.from({ length: phones }, (_, index) => ({
      phone: index % 2 ? 'AA' : 'T',
      isSpeech: true,
      from: index * framesPerPhone,
      to: (index + 1) * framesPerPhone,
      score: -0.5,
    })),
    pauses,
    seconds: (phones * framesPerPhone + paused) / 100,
  };
}

/** A phrase that was listened for. */
export const aSpot = (
  text: string,
  ratio: number,
  { from, to, phones = [] }: Stretch & { readonly phones?: readonly AlignedPhone[] },
): HeardPhrase => ({ phrase: { text, words: [] }, ratio, place: { from, to }, phones, words: [] });
