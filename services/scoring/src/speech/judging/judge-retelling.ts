import type { RetellingTask } from '@pte/exam/judging';
import { note } from '../feedback/notes.js';
import { zeroSpeech } from '../marking/zero-speech.js';
import { hearRetelling } from '../retelling/hear-retelling.js';
import { markRetelling } from '../retelling/mark-retelling.js';
import { retellingNote } from '../retelling/retelling-sentences.js';
import type { DecodedSound, JudgedSpeech, SpeechRequest } from '../score-speech.js';
import type { SpeechResources } from '../speech-resources.js';

/** Free speech about what was seen or heard. Throws SpeechFailure. */
export async function judgeRetelling(
  resources: SpeechResources,
  { task, traits, folder }: SpeechRequest<RetellingTask>,
  { sound, check }: DecodedSound,
): Promise<JudgedSpeech> {
  if (check.isSilent) return zeroSpeech(traits, 'silence', check.isShort ? note('short') : retellingNote('silence'));
  // Twenty times what an idle machine needs: a busy one shall be slow, not fail.
  const timeLimitSeconds = 30 + 2 * check.seconds;
  const heard = await hearRetelling(resources, task, { sound, folder, timeLimitSeconds });
  const { rating, manner } = resources;
  return markRetelling(heard, { task, traits, sound: check, rating, manner });
}
