import type { KeyPoint } from '@pte/exam/judging';

export interface FoundPoint {
  readonly id: string;
  readonly hit: 0 | 1;
  /** Place in the answer. */
  readonly where?: readonly [from: number, to: number];
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+');

function findPoint(answer: string, { id, any }: KeyPoint): FoundPoint {
  for (const words of any) {
    const found = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words.trim())}[\\p{L}]*`, 'iu').exec(answer);
    if (found) return { id, hit: 1, where: [found.index, found.index + found[0].length] };
  }
  return { id, hit: 0 };
}

/** Which points an answer makes, and the weight of these among all; undefined without points. */
export function coverPoints(answer: string, points: readonly KeyPoint[]) {
  const found = points.map((point) => findPoint(answer.replaceAll('’', "'"), point));
  const weight = (isCounted: (at: number) => boolean) =>
    points.reduce((sum, { w }, at) => sum + (isCounted(at) ? w : 0), 0);
  const all = weight(() => true);
  return { found, coverage: all > 0 ? weight((at) => found[at]?.hit === 1) / all : undefined };
}
