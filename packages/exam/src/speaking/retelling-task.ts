import type { KeyPoint, RetellingTask } from '../judging.js';

interface RetoldKey {
  readonly points?: readonly KeyPoint[] | undefined;
  readonly sample?: string | undefined;
}

/** Free speech that is held against the key points of the question; null where it has none. */
export const retellingTask = (
  { points = [], sample }: RetoldKey,
  about: Partial<RetellingTask> & Pick<RetellingTask, 'source'>,
): RetellingTask | null =>
  points.length === 0
    ? null
    : {
        ...{ kind: 'retelling', content: 'summary', acts: [], people: [], points },
        samples: sample ? [sample] : [],
        ...about,
      };
