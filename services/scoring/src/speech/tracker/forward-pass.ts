import type { ReadingNetwork } from './reading-network.js';
import type { SoundTrack } from './sound-track.js';
import type { TrackerCosts } from './tracker-costs.js';

/** How the best path came to a node. */
export const arrival = { start: 0, silence: 1, garbage: 2, word: 3, skip: 4 } as const;

/**
 * Best scores from the start. Cells are [t][node] with t = frames passed, 0 to T, and node = words passed, 0 to N; the cells of
 * `leaving*` are [t][word].
 */
export interface ForwardPass {
  readonly nodes: number;
  readonly best: Float64Array;
  /** One of `arrival`. */
  readonly how: Uint8Array;
  /** t at which the garbage that ends here was entered. */
  readonly garbageStart: Int32Array;
  readonly leaving: Float64Array;
  /** t at which the word that ends here began. */
  readonly leavingStart: Int32Array;
  readonly leavingPronunciation: Uint8Array;
}

const never = Number.NEGATIVE_INFINITY;

/** One way to say a word while the pass is under way: per state the best score and the t at which the word was entered. */
interface Walker {
  readonly states: Int32Array;
  readonly score: Float64Array;
  readonly start: Int32Array;
}

/** Recipe step 5: Viterbi over silence, garbage, the next word and its skip at every node. No way leads back. */
export function forwardPass(network: ReadingNetwork, track: SoundTrack, costs: TrackerCosts): ForwardPass {
  const wordCount = network.words.length;
  const nodes = wordCount + 1;
  const times = track.frames + 1;
  const pass: ForwardPass = {
    nodes,
    best: new Float64Array(times * nodes).fill(never),
    how: new Uint8Array(times * nodes),
    garbageStart: new Int32Array(times * nodes),
    leaving: new Float64Array(times * wordCount).fill(never),
    leavingStart: new Int32Array(times * wordCount),
    leavingPronunciation: new Uint8Array(times * wordCount),
  };
  const walkers = network.words.map((word) => word.pronunciations.map(({ states }) => newWalker(states)));
  const garbage = new Float64Array(nodes).fill(never);
  const garbageStart = new Int32Array(nodes);

  pass.best[0] = 0;
  for (let node = 1; node < nodes; node++) arrive(pass, node, -costs.skip * node, arrival.skip);
  for (let t = 1; t < times; t++) {
    const row = t * nodes;
    for (let word = 0; word < wordCount; word++) {
      (walkers[word] ?? []).forEach((walker, pronunciation) => {
        const entry = pass.best[row - nodes + word] ?? never;
        const left = step(walker, entry, t - 1, track, costs.state_advance);
        const cell = t * wordCount + word;
        if (left <= (pass.leaving[cell] ?? never)) return;
        pass.leaving[cell] = left;
        pass.leavingStart[cell] = walker.start.at(-1) ?? 0;
        pass.leavingPronunciation[cell] = pronunciation;
      });
    }
    for (let node = 0; node < nodes; node++) {
      const cell = row + node;
      const before = pass.best[cell - nodes] ?? never;
      const entering = before - costs.garbage_enter;
      if (entering > (garbage[node] ?? never)) {
        garbage[node] = entering;
        garbageStart[node] = t - 1;
      }
      garbage[node] = (garbage[node] ?? never) + (track.garbage[t - 1] ?? 0);
      pass.garbageStart[cell] = garbageStart[node] ?? 0;
      arrive(pass, cell, before + (track.silence[t - 1] ?? 0), arrival.silence);
      arrive(pass, cell, garbage[node] ?? never, arrival.garbage);
      if (node === 0) continue;
      arrive(pass, cell, pass.leaving[t * wordCount + node - 1] ?? never, arrival.word);
      arrive(pass, cell, (pass.best[cell - 1] ?? never) - costs.skip, arrival.skip);
    }
  }
  return pass;
}

const newWalker = (states: Int32Array): Walker => ({
  states,
  score: new Float64Array(states.length).fill(never),
  start: new Int32Array(states.length),
});

/** Moves on by one frame and gives the score of leaving the word after it. */
function step(walker: Walker, entry: number, frame: number, track: SoundTrack, advance: number): number {
  const { states, score, start } = walker;
  const row = frame * track.emissionCount;
  for (let state = states.length - 1; state >= 0; state--) {
    const from = state === 0 ? entry : (score[state - 1] ?? never) - advance;
    if (from > (score[state] ?? never)) {
      score[state] = from;
      start[state] = state === 0 ? frame : (start[state - 1] ?? 0);
    }
    score[state] = (score[state] ?? never) + (track.emission[row + (states[state] ?? 0)] ?? never);
  }
  return score.at(-1) ?? never;
}

function arrive(pass: ForwardPass, cell: number, score: number, how: number): void {
  if (score <= (pass.best[cell] ?? never)) return;
  pass.best[cell] = score;
  pass.how[cell] = how;
}
