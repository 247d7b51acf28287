import type { ShortAnswerTask } from '@pte/exam/judging';
import { zeroSpeech } from '../marking/zero-speech.js';
import type { DecodedSound, JudgedSpeech, SpeechRequest } from '../score-speech.js';
import { hearShortAnswer } from '../short-answer/hear-short-answer.js';
import { markShortAnswer } from '../short-answer/mark-short-answer.js';
import { shortAnswerNote } from '../short-answer/short-answer-sentences.js';
import type { SpeechResources } from '../speech-resources.js';

/** A word or two that answer a question. Throws SpeechFailure. */
export async function judgeShortAnswer(
  resources: SpeechResources,
  { task, traits, folder }: SpeechRequest<ShortAnswerTask>,
  { sound, check }: DecodedSound,
): Promise<JudgedSpeech> {
  if (check.isSilent) return zeroSpeech(traits, 'silence', shortAnswerNote('silence'));
  // Twenty times what an idle machine needs: a busy one shall be slow, not fail.
  const timeLimitSeconds = 30 + 2 * check.seconds;
  const heard = await hearShortAnswer(resources, task, { sound, folder, timeLimitSeconds });
  return markShortAnswer(heard, task, traits, check);
}
