/** Seconds worked on a question. */
export interface Stopwatch {
  seconds: () => number;
  stop: () => void;
  resume: () => void;
}

export const createStopwatch = (from: number, now: () => number = () => performance.now()): Stopwatch => {
  let counted = from;
  let since: number | null = now();
  const seconds = () => Math.floor(counted + (since === null ? 0 : (now() - since) / 1_000));
  return {
    seconds,
    stop: () => {
      counted += since === null ? 0 : (now() - since) / 1_000;
      since = null;
    },
    resume: () => {
      since ??= now();
    },
  };
};
