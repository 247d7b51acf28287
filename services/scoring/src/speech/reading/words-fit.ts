import type { Stretch } from '../tracker/best-path.js';
import { forwardPass } from '../tracker/forward-pass.js';
import type { WordModel } from '../tracker/reading-network.js';
import type { SoundTrack } from '../tracker/sound-track.js';
import type { TrackedReading } from '../tracker/track-reading.js';
import type { TrackerCosts } from '../tracker/tracker-costs.js';

const impossible = 1e9;

/** How well the words, one after another with silence between, explain a stretch: nat a frame below the best of all sounds. */
export function wordsFit(
  words: readonly WordModel[],
  stretch: Stretch,
  { reading, costs }: { readonly reading: TrackedReading; readonly costs: TrackerCosts },
): number {
  const track = cut(reading.track, stretch);
  const all = { ...costs, garbage_enter: impossible, skip: impossible };
  const score = forwardPass({ words, emissions: [] }, track, all).best.at(-1) ?? 0;
  const ideal = track.silence.reduce((sum, silence, frame) => sum + Math.max(silence, track.bestSpeech[frame] ?? 0), 0);
  return (score - ideal) / track.frames;
}

function cut(track: SoundTrack, { from, to }: Stretch): SoundTrack & { readonly bestSpeech: Float64Array } {
  return {
    ...track,
    frames: to - from,
    emission: track.emission.subarray(from * track.emissionCount, to * track.emissionCount),
    silence: track.silence.subarray(from, to),
    garbage: track.garbage.subarray(from, to),
    bestSpeech: track.scores.bestSpeech.subarray(from, to),
  };
}
