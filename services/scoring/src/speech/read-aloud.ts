import { join } from 'node:path';
import type { Analysis, ScorePart } from '@pte/exam/scoring-result';
import { decodeRecording } from './audio/decode-recording.js';
import { readSound } from './audio/sound.js';
import { checkSound } from './audio/sound-check.js';
import { engineName } from './engine-name.js';
import { type MarkedReading, markReading, zeroReading } from './marking/mark-reading.js';
import { hearReading } from './reading/hear-reading.js';
import { SpeechFailure } from './speech-failure.js';
import type { SpeechResources } from './speech-resources.js';
import { readableText } from './words/readable-text.js';
import { type Readings, readingText } from './words/reading-text.js';

export interface ReadAloudRequest {
  /** Path of the recording, in any format that a browser makes. */
  readonly recording: string;
  /** The text as it was shown. */
  readonly material: string;
  /** How names and numbers are read, by shown word. */
  readonly readings: Readings;
  /** What comes later in the recording does not count. */
  readonly longestSeconds: number;
  /** An existing empty folder; the caller takes it away. */
  readonly folder: string;
}

export interface ReadAloudResult {
  readonly score: readonly ScorePart[];
  readonly analysis: Analysis;
}

const decodeSeconds = 30;

/** Scores a reading of a known text: the same input gives the same output. Throws SpeechFailure. */
export async function scoreReadAloud(resources: SpeechResources, request: ReadAloudRequest): Promise<ReadAloudResult> {
  const { recording, material, readings, longestSeconds, folder } = request;
  const sound = join(folder, 'sound.raw');
  await decodeRecording({ recording, target: sound, longestSeconds, timeLimitSeconds: decodeSeconds });
  const check = checkSound(await readSound(sound));
  if (check.isSilent) return result(resources, zeroReading('silence', check.isShort ? 'short' : 'silence'));

  const text = await readableText(readingText(material, readings), resources.pronouncer);
  if (!text.words.length) throw new SpeechFailure('TEXT_UNREADABLE');
  // Twenty times what an idle machine needs: a busy one shall be slow, not fail.
  const timeLimitSeconds = 30 + 2 * check.seconds;
  const heard = await hearReading(resources, { sound, folder, text, timeLimitSeconds });
  return result(resources, markReading(heard, check, resources.rating));
}

const result = ({ model }: SpeechResources, { score, evidence }: MarkedReading): ReadAloudResult => ({
  score,
  analysis: { v: 1, status: 'done', engine: engineName(model.kind), ...evidence },
});
