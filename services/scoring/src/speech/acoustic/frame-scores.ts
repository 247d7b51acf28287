/** One emission of a word state: its class and the senones that the state may have there. */
export interface Emission {
  readonly class: number;
  readonly senones: readonly number[];
}

/**
 * What one recording sounds like, frame by frame of 10 ms, in nat. Rows of `posterior` are frames, columns classes (log
 * posterior); rows of `fit` are frames, columns the emissions asked for: how much worse their best senone is than the best of
 * its class, at most 0 and at least the floor.
 */
export interface FrameScores {
  readonly frames: number;
  readonly classCount: number;
  readonly emissionCount: number;
  readonly posterior: Float32Array;
  readonly fit: Float32Array;
  readonly emissionClass: Uint8Array;
  /** Best posterior of a speech class. */
  readonly bestSpeech: Float64Array;
  /** Best posterior of a silence or noise class. */
  readonly bestSilence: Float64Array;
}
