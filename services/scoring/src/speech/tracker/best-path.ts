import { arrival, type ForwardPass } from './forward-pass.js';

/** Frames from `from` up to, not including, `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface PassedWord extends Stretch {
  readonly word: number;
  readonly pronunciation: number;
}

/** Speech that is none of the shown words, before the word of that index (N: after the last). */
export interface OtherSpeech extends Stretch {
  readonly before: number;
}

/** The most likely reading, in order of time. */
export interface BestPath {
  readonly score: number;
  readonly words: readonly PassedWord[];
  readonly otherSpeech: readonly OtherSpeech[];
}

/** Follows the forward pass back from the last node after all frames. */
export function bestPath(pass: ForwardPass, frames: number): BestPath {
  const wordCount = pass.nodes - 1;
  const words: PassedWord[] = [];
  const otherSpeech: OtherSpeech[] = [];
  let t = frames;
  let node = wordCount;
  while (t > 0 || node > 0) {
    const cell = t * pass.nodes + node;
    const how = pass.how[cell];
    if (how === arrival.word) {
      const leaving = t * wordCount + node - 1;
      const from = pass.leavingStart[leaving] ?? 0;
      words.unshift({ word: node - 1, pronunciation: pass.leavingPronunciation[leaving] ?? 0, from, to: t });
      t = from;
      node--;
    } else if (how === arrival.garbage) {
      const from = pass.garbageStart[cell] ?? 0;
      otherSpeech.unshift({ before: node, from, to: t });
      t = from;
    } else if (how === arrival.skip) {
      node--;
    } else {
      t--;
    }
  }
  return { score: pass.best[frames * pass.nodes + wordCount] ?? 0, words, otherSpeech };
}
