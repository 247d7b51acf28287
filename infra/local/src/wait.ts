import { setTimeout } from 'node:timers/promises';

/** Milliseconds. Rejects when the signal aborts. */
export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal });
