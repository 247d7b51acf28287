import { hearFrames } from '../acoustic/hear-frames.js';
import { pitchTrack } from '../audio/pitch.js';
import { readSound } from '../audio/sound.js';
import type { SpeechResources } from '../speech-resources.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import { buildNetwork } from '../tracker/reading-network.js';
import { type TrackedReading, trackReading } from '../tracker/track-reading.js';
import type { ReadableText } from '../words/readable-text.js';
import { fillers } from './fillers.js';
import { heardInstead } from './heard-instead.js';
import { type ExtraSpeech, extraSpeech } from './other-speech.js';
import { type ReadWord, readWords } from './read-words.js';
import { type ReadingManner, readingManner } from './reading-manner.js';

/** Everything that the engine heard of a read text. */
export interface HeardReading {
  readonly tracked: TrackedReading;
  readonly words: readonly ReadWord[];
  readonly extra: readonly ExtraSpeech[];
  /** What was clearly heard in place of a phone of a said word. */
  readonly instead: ReadonlyMap<AlignedPhone, string>;
  /** How it was read; null when it is too short for any of its words. */
  readonly manner: ReadingManner | null;
}

export interface ReadingToHear {
  /** Raw sound, as decodeRecording writes it. */
  readonly sound: string;
  readonly folder: string;
  /** At least one word. */
  readonly text: ReadableText;
  readonly timeLimitSeconds: number;
}

/** Throws SpeechFailure. */
export async function hearReading(resources: SpeechResources, input: ReadingToHear): Promise<HeardReading> {
  const { text, ...hearing } = input;
  const { table, reading } = resources;
  const whole = buildNetwork(table, [...text.pronunciations, ...fillers.map((filler) => filler.pronunciations)]);
  const spokenCount = text.pronunciations.length;
  const network = { words: whole.words.slice(0, spokenCount), emissions: whole.emissions };
  const scores = await hearFrames(resources, { ...hearing, emissions: whole.emissions });

  const tracked = trackReading(network, scores, reading);
  const words = readWords(text.words, tracked, reading.word.threshold);
  const extra = extraSpeech({
    reading: tracked,
    words,
    models: network.words,
    fillers: whole.words.slice(spokenCount).map((model, index) => ({ model, text: fillers[index]?.text ?? '' })),
    costs: reading.tracker,
  });
  const pitch = pitchTrack(await readSound(input.sound));
  return {
    tracked,
    words,
    extra,
    instead: heardInstead(
      words.flatMap(({ phones }) => phones),
      scores,
      table,
    ),
    manner: readingManner(network, tracked, { words, extra, pitch }, resources.rating),
  };
}
