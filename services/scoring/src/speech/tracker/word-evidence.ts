import { clamp } from '../statistics.js';
import { type AlignedPhone, alignPhones } from './align-phones.js';
import type { BestPath, Stretch } from './best-path.js';
import type { ForwardPass } from './forward-pass.js';
import type { ReadingNetwork } from './reading-network.js';
import type { SoundTrack } from './sound-track.js';
import type { TrackerCosts } from './tracker-costs.js';

/** What speaks for one shown word having been said. Scores in nat. */
export interface WordEvidence {
  /** The best path passes the word. */
  readonly isOnPath: boolean;
  /** How much better the best reading with the word is than the best without it. */
  readonly delta: number;
  /** delta a phone, kept between -10 and 6. */
  readonly deltaPerPhone: number;
  /** Where the word was or would have been; null when the recording is too short for it. */
  readonly place: WordPlace | null;
}

export interface WordPlace extends Stretch {
  /** Score of the place less that of the best speech classes, a frame, at least -9. */
  readonly score: number;
  readonly phones: readonly AlignedPhone[];
}

interface Tracked {
  readonly network: ReadingNetwork;
  readonly track: SoundTrack;
  readonly costs: TrackerCosts;
  readonly forward: ForwardPass;
  readonly backward: Float64Array;
  readonly path: BestPath;
}

/** Recipe step 7, for one word. */
export function wordEvidence(tracked: Tracked, word: number): WordEvidence {
  const { network, forward, costs, path } = tracked;
  const { pronunciations } = network.words[word] ?? { pronunciations: [] };
  const best = bestTimes(tracked, word);
  const delta = best.withWord - best.withoutWord + costs.skip;
  const cell = best.leavingTime * network.words.length + word;
  const pronunciation = pronunciations[forward.leavingPronunciation[cell] ?? 0];
  const isPossible = best.withWord > Number.NEGATIVE_INFINITY && pronunciation !== undefined;
  return {
    isOnPath: path.words.some((passed) => passed.word === word),
    delta,
    deltaPerPhone: clamp(delta / ((pronunciations[0]?.phones.length ?? 0) + 2), -10, 6),
    place: isPossible ? placeOf(tracked, cell, best.leavingTime, pronunciation) : null,
  };
}

/** Best whole reading that leaves the word (and when), and best that passes the node before it and goes on after it. */
function bestTimes({ network, track, forward, backward }: Tracked, word: number) {
  const { nodes, leaving, best } = forward;
  const found = { withWord: Number.NEGATIVE_INFINITY, withoutWord: Number.NEGATIVE_INFINITY, leavingTime: 0 };
  for (let t = 0; t <= track.frames; t++) {
    const onward = backward[t * nodes + word + 1] ?? 0;
    const withWord = (leaving[t * network.words.length + word] ?? 0) + onward;
    if (withWord > found.withWord) {
      found.withWord = withWord;
      found.leavingTime = t;
    }
    found.withoutWord = Math.max(found.withoutWord, (best[t * nodes + word] ?? 0) + onward);
  }
  return found;
}

function placeOf(
  { forward, track, costs }: Tracked,
  cell: number,
  to: number,
  pronunciation: ReadingNetwork['words'][number]['pronunciations'][number],
): WordPlace {
  const from = forward.leavingStart[cell] ?? 0;
  const phones = alignPhones(pronunciation, { from, to }, track, costs.state_advance);
  const sum = phones.reduce((total, phone) => total + phone.score * (phone.to - phone.from), 0);
  const advances = costs.state_advance * (pronunciation.states.length - 1);
  return { from, to, score: Math.max(-9, (sum - advances) / (to - from)), phones };
}
