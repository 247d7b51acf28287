import { ObjectStoreUnavailable } from '@pte/object-store/object-store-error';

/** Tries of a task whose scoring itself fails; an object store that is away is tried until the attempt is overdue. */
const mostTries = 3;
const longestDelay = 30;

/** Seconds until a task that failed is tried again; undefined when it failed often enough. `tries` are those made, from 1. */
export function delayOfNextTry(error: unknown, tries: number): number | undefined {
  // An outage says nothing about the answer.
  if (tries >= mostTries && !(error instanceof ObjectStoreUnavailable)) return undefined;
  return Math.min(longestDelay, 2 ** (tries - 1));
}
