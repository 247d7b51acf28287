import type { Stretch } from '../tracker/best-path.js';
import type { WordModel } from '../tracker/reading-network.js';
import type { SoundTrack } from '../tracker/sound-track.js';

/** Where a phrase would most likely be, were it in the recording. */
export interface PhraseSpot extends Stretch {
  /** How much better than silence and other speech the phrase explains its place, in nat. */
  readonly gain: number;
  readonly words: readonly SpottedWord[];
}

export interface SpottedWord extends Stretch {
  /** Place in the list of pronunciations of the word. */
  readonly pronunciation: number;
}

const never = Number.NEGATIVE_INFINITY;

/** One way to say a word while the search is under way: the best gain per state and the frame at which the word began. */
interface Walker {
  readonly states: Int32Array;
  readonly gain: Float64Array;
  readonly start: Int32Array;
}

/** Frame by frame what ends each word best: its gain, where the word began, and which way it was said. */
interface WordEnds {
  readonly gain: Float64Array;
  readonly start: Int32Array;
  readonly pronunciation: Uint8Array;
  /** t at which the word before this one ended, for each t at which this one may begin. */
  readonly entered: Int32Array;
}

/**
 * The words one after another, with silence between them but no other speech, anywhere in the recording; null when it is too short.
 * Recipe: speech-recipe.md, key points, as one pass: with nothing to pay for other speech, the rest of the recording cancels out.
 */
export function spotPhrase(words: readonly WordModel[], track: SoundTrack): PhraseSpot | null {
  const background = backgroundOf(track);
  const ends: WordEnds[] = [];
  for (const word of words) ends.push(wordEnds(word, ends.at(-1)?.gain ?? null, track, background));
  const gains = ends.at(-1)?.gain ?? new Float64Array(1).fill(never);
  let to = 0;
  for (let t = 1; t < gains.length; t++) if ((gains[t] ?? never) > (gains[to] ?? never)) to = t;
  const gain = gains[to] ?? never;
  return gain === never ? null : { ...traceBack(ends, to), gain };
}

/** The better of silence and other speech, frame by frame. */
const backgroundOf = ({ silence, garbage }: SoundTrack): Float64Array =>
  silence.map((value, frame) => Math.max(value, garbage[frame] ?? value));

/** `before` holds for each t the gain of what ends there; null for the first word, which may begin anywhere. */
function wordEnds(word: WordModel, before: Float64Array | null, track: SoundTrack, background: Float64Array): WordEnds {
  const times = track.frames + 1;
  const found: WordEnds = {
    gain: new Float64Array(times).fill(never),
    start: new Int32Array(times),
    pronunciation: new Uint8Array(times),
    entered: new Int32Array(times),
  };
  const walkers = word.pronunciations.map(({ states }) => newWalker(states));
  let waiting = before ? never : 0;
  let waitingSince = 0;
  for (let frame = 0; frame < track.frames; frame++) {
    const level = background[frame] ?? 0;
    const arriving = before?.[frame] ?? 0;
    if (arriving >= waiting || !before) {
      waiting = arriving;
      waitingSince = frame;
    }
    found.entered[frame] = waitingSince;
    for (const [pronunciation, walker] of walkers.entries()) {
      const gain = step(walker, waiting, frame, track, level);
      if (gain <= (found.gain[frame + 1] ?? never)) continue;
      found.gain[frame + 1] = gain;
      found.start[frame + 1] = walker.start.at(-1) ?? 0;
      found.pronunciation[frame + 1] = pronunciation;
    }
    waiting += (track.silence[frame] ?? 0) - level;
  }
  return found;
}

const newWalker = (states: Int32Array): Walker => ({
  states,
  gain: new Float64Array(states.length).fill(never),
  start: new Int32Array(states.length),
});

/** Moves on by one frame and gives the gain of ending the word with it. */
function step({ states, gain, start }: Walker, entry: number, frame: number, track: SoundTrack, level: number): number {
  const row = frame * track.emissionCount;
  for (let state = states.length - 1; state >= 0; state--) {
    const from = state === 0 ? entry : (gain[state - 1] ?? never);
    if (from > (gain[state] ?? never)) {
      gain[state] = from;
      start[state] = state === 0 ? frame : (start[state - 1] ?? 0);
    }
    gain[state] = (gain[state] ?? never) + (track.emission[row + (states[state] ?? 0)] ?? never) - level;
  }
  return gain.at(-1) ?? never;
}

function traceBack(ends: readonly WordEnds[], to: number): Omit<PhraseSpot, 'gain'> {
  const words: SpottedWord[] = [];
  let t = to;
  for (const end of ends.toReversed()) {
    const from = end.start[t] ?? 0;
    words.unshift({ from, to: t, pronunciation: end.pronunciation[t] ?? 0 });
    t = end.entered[from] ?? 0;
  }
  return { from: words[0]?.from ?? 0, to, words };
}
