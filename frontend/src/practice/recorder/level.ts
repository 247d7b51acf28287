export const bars = 12;
export type LevelWord = 'low' | 'good' | 'high';

const quietest = -54;

/** Loudness of an instant, root mean square 0-1, as a number of lit bars 0-12; even steps in decibels. */
export const litBars = (level: number): number => {
  const decibels = 20 * Math.log10(Math.max(level, 1e-6));
  const share = (decibels - quietest) / -quietest;
  return Math.round(Math.min(Math.max(share, 0), 1) * bars);
};

/** What the loudest of the last two seconds says about the distance to the microphone. */
export const levelWord = (loudest: number): LevelWord => {
  if (loudest < 0.015) return 'low';
  return loudest > 0.5 ? 'high' : 'good';
};
