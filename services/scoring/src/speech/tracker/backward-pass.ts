import type { ReadingNetwork } from './reading-network.js';
import type { SoundTrack } from './sound-track.js';
import type { TrackerCosts } from './tracker-costs.js';

const never = Number.NEGATIVE_INFINITY;

/**
 * Best scores to the end, with the costs of the forward pass: cell [t][node] is the best way from that node after t frames to
 * the last node after all frames. Recipe step 6.
 */
export function backwardPass(network: ReadingNetwork, track: SoundTrack, costs: TrackerCosts): Float64Array {
  const wordCount = network.words.length;
  const nodes = wordCount + 1;
  const best = new Float64Array((track.frames + 1) * nodes);
  const garbage = new Float64Array(nodes).fill(never);
  const walkers = network.words.map((word) =>
    word.pronunciations.map(({ states }) => ({ states, score: new Float64Array(states.length).fill(never) })),
  );

  const last = track.frames * nodes;
  for (let node = 0; node < nodes; node++) best[last + node] = -costs.skip * (wordCount - node);
  for (let t = track.frames - 1; t >= 0; t--) {
    for (let node = wordCount; node >= 0; node--) {
      const cell = t * nodes + node;
      const after = best[cell + nodes] ?? never;
      garbage[node] = (track.garbage[t] ?? 0) + Math.max(after, garbage[node] ?? never);
      let found = Math.max(after + (track.silence[t] ?? 0), (garbage[node] ?? never) - costs.garbage_enter);
      if (node < wordCount) {
        found = Math.max(found, (best[cell + 1] ?? never) - costs.skip);
        const leave = best[cell + nodes + 1] ?? never;
        for (const { states, score } of walkers[node] ?? []) {
          found = Math.max(found, stepBack(states, score, leave, t, track, costs.state_advance));
        }
      }
      best[cell] = found;
    }
  }
  return best;
}

/** Puts the frame before what `score` holds, and gives the score of entering the word at it. */
function stepBack(
  states: Int32Array,
  score: Float64Array,
  leave: number,
  frame: number,
  track: SoundTrack,
  advance: number,
): number {
  const row = frame * track.emissionCount;
  for (let state = 0; state < states.length; state++) {
    const onward = state === states.length - 1 ? leave : (score[state + 1] ?? never) - advance;
    const stay = score[state] ?? never;
    score[state] = Math.max(stay, onward) + (track.emission[row + (states[state] ?? 0)] ?? never);
  }
  return score[0] ?? never;
}
