export interface DecodedAudio {
  seconds: number;
  /** Loudest sample of each of the slices, 0-1. */
  peaks: readonly number[];
  /** Root mean square of all samples, 0-1. */
  loudness: number;
}

const sampleRate = 16_000;
const slices = 160;

export const summarise = (samples: Float32Array, seconds: number): DecodedAudio => {
  const size = Math.max(1, Math.ceil(samples.length / slices));
  const peaks = Array.from({ length: Math.ceil(samples.length / size) }, (_, slice) =>
    samples.subarray(slice * size, (slice + 1) * size).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  );
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  return { seconds, peaks, loudness: Math.sqrt(energy / Math.max(1, samples.length)) };
};

/** Length, wave and loudness. The browser's own recordings carry no length, so it is measured here. Rejects on no audio. */
export const decodeAudio = async (audio: Blob): Promise<DecodedAudio> => {
  const context = new OfflineAudioContext(1, 1, sampleRate);
  const decoded = await context.decodeAudioData(await audio.arrayBuffer());
  return summarise(decoded.getChannelData(0), decoded.duration);
};
