import { clamp, mean } from '../statistics.js';
import type { WordEvidence } from './word-evidence.js';

/** Names as in `reading-model.json`. */
export type WordFeatures = Readonly<Record<string, number>>;

const worstPhone = -12;

/** Recipe step 8: what the logistic model of a word looks at, for each shown word in order. */
export function wordFeatures(evidence: readonly WordEvidence[]): WordFeatures[] {
  return evidence.map((word, index) => {
    const neighbours = [evidence[index - 1], evidence[index + 1]].flatMap((near) => (near ? [near.deltaPerPhone] : []));
    const around = neighbours.length ? neighbours : [word.deltaPerPhone];
    return {
      said: word.isOnPath ? 1 : 0,
      delta_per_phone: word.deltaPerPhone,
      segment_score: word.place?.score ?? -9,
      delta_tenth: clamp(word.delta, -60, 40) / 10,
      neighbour_delta_min: Math.min(...around),
      neighbour_delta_mean: mean(around),
      ...phoneFeatures(word),
      is_first: index === 0 ? 1 : 0,
      is_last: index === evidence.length - 1 ? 1 : 0,
    };
  });
}

function phoneFeatures({ place }: WordEvidence): WordFeatures {
  const phones = place?.phones ?? [];
  const frames = phones.map((phone) => phone.to - phone.from);
  const total = frames.reduce((sum, length) => sum + length, 0);
  const scores = phones.map((phone) => Math.max(worstPhone, phone.score)).sort((a, b) => a - b);
  const classScores = phones.map((phone) => Math.max(worstPhone, phone.classScore));
  if (!total) return withoutPlace;
  return {
    phone_score_mean: mean(scores),
    phone_score_min: Math.min(...scores),
    phone_score_low_half_mean: mean(scores.slice(0, Math.max(1, Math.floor(scores.length / 2)))),
    phone_class_score_min: Math.min(...classScores),
    phone_class_score_mean: mean(classScores),
    log_frames_per_phone: Math.log(total / phones.length),
    share_of_phones_le_3_frames: frames.filter((length) => length <= 3).length / phones.length,
    longest_phone_share: Math.max(...frames) / total,
    n_phones: phones.length,
  };
}

/** A word that does not even fit into the recording. */
const withoutPlace: WordFeatures = {
  phone_score_mean: worstPhone,
  phone_score_min: worstPhone,
  phone_score_low_half_mean: worstPhone,
  phone_class_score_min: worstPhone,
  phone_class_score_mean: worstPhone,
  log_frames_per_phone: Math.log(3),
  share_of_phones_le_3_frames: 1,
  longest_phone_share: 1,
  n_phones: 1,
};
