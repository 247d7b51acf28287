import type { ShortAnswerTask } from '@pte/exam/judging';
import { loudness, readSound } from '../audio/sound.js';
import { type SpeechFlow, speechFlow } from '../manner/manner-features.js';
import { phoneLoop } from '../manner/phone-loop.js';
import { type HeardPhrase, hearPhrases, type PhrasesToHear } from '../points/hear-phrases.js';
import { exactPhraseOf } from '../points/phrase.js';
import { leadOverRivals } from '../points/word-rivals.js';
import { SpeechFailure } from '../speech-failure.js';
import type { SpeechResources } from '../speech-resources.js';
import { mean } from '../statistics.js';

export interface HeardShortAnswer {
  readonly flow: SpeechFlow;
  /** Each accepted answer that the recording has room for. */
  readonly answers: readonly HeardAnswer[];
}

export interface HeardAnswer {
  readonly spot: HeardPhrase;
  /** How much better it explains its place than other common words do: nat a word. */
  readonly lead: number;
  /** Of the sounds of the recording, 0-1, that the answer explains. */
  readonly share: number;
}

/** Throws SpeechFailure. */
export async function hearShortAnswer(
  resources: SpeechResources,
  task: ShortAnswerTask,
  hearing: Omit<PhrasesToHear, 'phrases'>,
): Promise<HeardShortAnswer> {
  const phrases = await Promise.all(task.accept.map((text) => exactPhraseOf(text, resources.pronouncer)));
  const readable = phrases.filter((phrase) => phrase !== null);
  if (!readable.length) throw new SpeechFailure('TEXT_UNREADABLE');
  const { phrases: spots, scores } = await hearPhrases(resources, { ...hearing, phrases: readable });
  const flow = speechFlow(phoneLoop(resources.table, scores), loudness(await readSound(hearing.sound)));
  const answers = spots.map((spot) => ({
    spot,
    lead: mean(spot.words.map(({ phones, place }) => leadOverRivals(phones, place, scores, resources))),
    share: shareOfSounds(spot, flow),
  }));
  return { flow, answers };
}

function shareOfSounds({ place }: HeardPhrase, { phones }: SpeechFlow): number {
  const inside = phones.filter(({ from, to }) => from + to >= 2 * place.from && from + to < 2 * place.to);
  return phones.length ? inside.length / phones.length : 0;
}
