import type { FrameScores } from '../acoustic/frame-scores.js';
import { hearFrames } from '../acoustic/hear-frames.js';
import type { SpeechResources } from '../speech-resources.js';
import { type AlignedPhone, alignPhones } from '../tracker/align-phones.js';
import type { Stretch } from '../tracker/best-path.js';
import { buildNetwork, type Pronunciation, type WordModel } from '../tracker/reading-network.js';
import { type SoundTrack, soundTrack } from '../tracker/sound-track.js';
import type { TrackerCosts } from '../tracker/tracker-costs.js';
import type { Phrase } from './phrase.js';
import { type PhraseSpot, spotPhrase } from './spot-phrase.js';
import { likelihoodRatio } from './spotting-model.js';

/** A phrase that was listened for. */
export interface HeardPhrase {
  readonly phrase: Phrase;
  /** How much likelier the sound is when it was said than when it was not; above 1 speaks for it. */
  readonly ratio: number;
  /** Where it is, or would most likely be. */
  readonly place: Stretch;
  readonly phones: readonly AlignedPhone[];
  /** Its words as they would have been said. */
  readonly words: readonly { readonly phones: Pronunciation; readonly place: Stretch }[];
}

export interface PhrasesToHear {
  /** Raw sound, as decodeRecording writes it. */
  readonly sound: string;
  readonly folder: string;
  readonly phrases: readonly Phrase[];
  readonly timeLimitSeconds: number;
}

export interface HeardPhrases {
  /** Those that fit into the recording. */
  readonly phrases: readonly HeardPhrase[];
  readonly scores: FrameScores;
}

/** Recipe: speech-recipe.md, key points. */
export const spottingCosts: TrackerCosts = {
  alpha: 1,
  beta: 3.5,
  garbage_enter: 0,
  skip: 0,
  state_advance: 0,
  triphone_floor: -8,
};

/** Throws SpeechFailure. */
export async function hearPhrases(resources: SpeechResources, input: PhrasesToHear): Promise<HeardPhrases> {
  const { phrases, ...hearing } = input;
  const network = buildNetwork(
    resources.table,
    phrases.flatMap(({ words }) => words),
  );
  const scores = await hearFrames(resources, { ...hearing, emissions: network.emissions });
  const track = soundTrack(scores, spottingCosts);
  let next = 0;
  const heard = phrases.flatMap((phrase): HeardPhrase[] => {
    const models = network.words.slice(next, next + phrase.words.length);
    next += phrase.words.length;
    const spot = spotPhrase(models, track);
    if (!spot) return [];
    const phones = phonesOf(spot, models, track);
    const ratio = likelihoodRatio(resources.spotting, { gain: spot.gain, words: models.length, phones });
    const words = spot.words.map(({ pronunciation, from, to }, index) => ({
      phones: models[index]?.pronunciations[pronunciation]?.phones ?? [],
      place: { from, to },
    }));
    return [{ phrase, ratio, place: { from: spot.from, to: spot.to }, phones, words }];
  });
  return { phrases: heard, scores };
}

const phonesOf = ({ words }: PhraseSpot, models: readonly WordModel[], track: SoundTrack): AlignedPhone[] =>
  words.flatMap((word, index) => {
    const way = models[index]?.pronunciations[word.pronunciation];
    return way ? alignPhones(way, word, track, spottingCosts.state_advance) : [];
  });
