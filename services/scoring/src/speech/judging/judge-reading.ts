import type { ReadingTask } from '@pte/exam/judging';
import { markReading, zeroReading } from '../marking/mark-reading.js';
import { hearReading } from '../reading/hear-reading.js';
import type { DecodedSound, JudgedSpeech, SpeechRequest } from '../score-speech.js';
import { SpeechFailure } from '../speech-failure.js';
import type { SpeechResources } from '../speech-resources.js';
import { readableText } from '../words/readable-text.js';
import { readingText } from '../words/reading-text.js';

/** A known text that was read or repeated. Throws SpeechFailure. */
export async function judgeReading(
  resources: SpeechResources,
  { task, traits, folder }: SpeechRequest<ReadingTask>,
  { sound, check }: DecodedSound,
): Promise<JudgedSpeech> {
  const scale = { counts: task.content, fullPoints: traits[0]?.f ?? 0 };
  if (check.isSilent) return zeroReading('silence', scale, check.isShort ? 'short' : 'silence');
  const text = await readableText(readingText(task.text, task.readings), resources.pronouncer);
  if (!text.words.length) throw new SpeechFailure('TEXT_UNREADABLE');
  // Twenty times what an idle machine needs: a busy one shall be slow, not fail.
  const timeLimitSeconds = 30 + 2 * check.seconds;
  const heard = await hearReading(resources, { sound, folder, text, timeLimitSeconds });
  return markReading(heard, check, resources.rating, scale);
}
