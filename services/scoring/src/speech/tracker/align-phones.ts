import type { Stretch } from './best-path.js';
import type { PronunciationModel } from './reading-network.js';
import type { SoundTrack } from './sound-track.js';

/** One phone of a word in its place in the recording. Scores in nat a frame, at most about 0. */
export interface AlignedPhone extends Stretch {
  readonly phone: string;
  /** Mean of emission less the best speech class. */
  readonly score: number;
  /** Mean of class posterior less the best speech class. */
  readonly classScore: number;
}

const statesPerPhone = 3;
const never = Number.NEGATIVE_INFINITY;

/**
 * Places the phones of a pronunciation in a stretch of the recording, every state at least one frame; empty when the stretch
 * is too short for that.
 */
export function alignPhones(
  { phones, states }: PronunciationModel,
  stretch: Stretch,
  track: SoundTrack,
  advance: number,
): AlignedPhone[] {
  const stateAt = alignStates(states, stretch, track, advance);
  if (!stateAt) return [];
  return phones.map((phone, index) => {
    const first = stateAt.findIndex((state) => Math.floor(state / statesPerPhone) === index);
    const length = stateAt.filter((state) => Math.floor(state / statesPerPhone) === index).length;
    const from = stretch.from + first;
    let score = 0;
    let classScore = 0;
    for (let frame = from; frame < from + length; frame++) {
      const emission = states[stateAt[frame - stretch.from] ?? 0] ?? 0;
      const { scores } = track;
      const best = scores.bestSpeech[frame] ?? 0;
      const posterior = scores.posterior[frame * scores.classCount + (scores.emissionClass[emission] ?? 0)] ?? 0;
      score += (track.emission[frame * track.emissionCount + emission] ?? 0) - best;
      classScore += posterior - best;
    }
    return { phone, from, to: from + length, score: score / length, classScore: classScore / length };
  });
}

/** State of each frame on the best way through all states, or null when there are fewer frames than states. */
function alignStates(states: Int32Array, { from, to }: Stretch, track: SoundTrack, advance: number): number[] | null {
  const length = to - from;
  if (length < states.length) return null;
  const stepped = new Uint8Array(length * states.length);
  const score = new Float64Array(states.length).fill(never);
  for (let index = 0; index < length; index++) {
    const row = (from + index) * track.emissionCount;
    for (let state = states.length - 1; state >= 0; state--) {
      const entry = index === 0 && state === 0 ? 0 : never;
      const step = state === 0 ? entry : (score[state - 1] ?? never) - advance;
      const stay = score[state] ?? never;
      if (step > stay) stepped[index * states.length + state] = 1;
      score[state] = Math.max(step, stay) + (track.emission[row + (states[state] ?? 0)] ?? never);
    }
  }
  const stateAt: number[] = [];
  for (let index = length - 1, state = states.length - 1; index >= 0; index--) {
    stateAt[index] = state;
    state -= stepped[index * states.length + state] ?? 0;
  }
  return stateAt;
}
