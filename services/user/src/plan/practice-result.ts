import { z } from 'zod';

/** How well one submission went, as shares of what was possible (0-1). */
export interface PracticeResult {
  readonly quality: number;
  /** Of the trait that went worst; the same as `quality` where there is only one score. */
  readonly weakest: number;
}

const part = z.object({ s: z.number(), f: z.number() });
const scoreText = z.union([part, z.array(part)]);

const share = (points: number, full: number): number => Math.min(1, Math.max(0, points / full));

/** Parts of a score's JSON text; none for a text of another form. */
function partsOf(score: string) {
  try {
    return [scoreText.parse(JSON.parse(score))].flat();
  } catch {
    return [];
  }
}

/** `fullPoints` above 0. */
export function practiceResult(marked: { score: string; points: number; fullPoints: number }): PracticeResult {
  const quality = share(marked.points, marked.fullPoints);
  const parts = partsOf(marked.score).filter(({ f }) => f > 0);
  return { quality, weakest: Math.min(quality, ...parts.map(({ s, f }) => share(s, f))) };
}
