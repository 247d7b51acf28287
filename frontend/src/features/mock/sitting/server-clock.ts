/** The server's clock as this device can tell it; unix seconds with fractions. */
export interface ServerClock {
  now: () => number;
  /** Takes over the time of an answer that has just arrived. */
  sync: (serverTime: number) => void;
}

export const createServerClock = (serverTime: number, deviceNow: () => number = Date.now): ServerClock => {
  let offset = serverTime - deviceNow() / 1000;
  return {
    now: () => deviceNow() / 1000 + offset,
    sync: (time) => {
      offset = time - deviceNow() / 1000;
    },
  };
};

export const examSeconds = 3_600;

/** Whole seconds left; those of a whole exam while it has not begun. Never below 0. */
export const secondsLeft = (expiresAt: number | null, now: number): number =>
  expiresAt === null ? examSeconds : Math.max(0, Math.ceil(expiresAt - now));

/** `41:07`, and `60:00` for a whole hour, as the exam writes it. */
export const formatLeft = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A hidden clock shows itself for the last five minutes. */
export const alwaysShownFrom = 300;

/** The moments at which the time left is said aloud, and those at which the clock takes a colour. */
const spokenAt = [1_800, 300, 60, 10] as const;
export type SpokenMoment = (typeof spokenAt)[number];

/** The moment that was passed on the way from one number of seconds left to another; null when there was none. */
export const momentPassed = (before: number, left: number): SpokenMoment | null =>
  spokenAt.findLast((moment) => before > moment && left <= moment) ?? null;
