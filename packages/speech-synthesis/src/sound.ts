/** Mono sound. */
export interface Sound {
  /** Samples per second */
  readonly rate: number;
  /** 16 bit */
  readonly samples: Int16Array;
}

export const secondsOf = ({ rate, samples }: Sound): number => samples.length / rate;

export const silence = (seconds: number, rate: number): Sound => ({
  rate,
  samples: new Int16Array(Math.round(seconds * rate)),
});

const fullScale = 32_767;
const fadeSeconds = 0.02;

/** A sine that fades in and out, so that it does not click. `level` 0-1 of full scale. */
export function tone({
  seconds,
  hertz,
  level,
  rate,
}: {
  seconds: number;
  hertz: number;
  level: number;
  rate: number;
}): Sound {
  const { length } = silence(seconds, rate).samples;
  const fade = fadeSeconds * rate;
  const samples = Int16Array.from({ length }, (_, index) => {
    const loudness = Math.min(1, index / fade, (length - 1 - index) / fade) * level * fullScale;
    return Math.round(loudness * Math.sin((2 * Math.PI * hertz * index) / rate));
  });
  return { rate, samples };
}

/** One after the other. All must have the same rate. */
export function joined(sounds: readonly Sound[]): Sound {
  const rate = sounds[0]?.rate ?? 0;
  if (sounds.some((sound) => sound.rate !== rate)) throw new Error('sounds of different rates cannot be joined');
  const samples = new Int16Array(sounds.reduce((sum, sound) => sum + sound.samples.length, 0));
  let at = 0;
  for (const sound of sounds) {
    samples.set(sound.samples, at);
    at += sound.samples.length;
  }
  return { rate, samples };
}

/** The same sound played `factor` times faster, and so higher in pitch and in resonance (cubic interpolation). */
export function spedUp({ rate, samples }: Sound, factor: number): Sound {
  const at = (index: number) => samples[Math.max(0, Math.min(samples.length - 1, index))] ?? 0;
  const length = Math.floor(samples.length / factor);
  const faster = Int16Array.from({ length }, (_, index) => {
    const place = index * factor;
    const left = Math.floor(place);
    const t = place - left;
    const [a, b, c, d] = [at(left - 1), at(left), at(left + 1), at(left + 2)];
    const value = b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
    return Math.max(-fullScale, Math.min(fullScale, Math.round(value)));
  });
  return { rate, samples: faster };
}
