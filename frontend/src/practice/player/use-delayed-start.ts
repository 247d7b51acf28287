import { useCallback, useEffect, useState } from 'react';
import { leaveStage, takeStage } from './sound-stage.js';

/** Seconds between a prompt's appearance and its sound. */
export const promptDelaySeconds = 3;

/** Browsers let a page sound only after the learner has touched it. */
const maySound = (): boolean => navigator.userActivation?.hasBeenActive === true;

/**
 * Counts down from three and calls `start` once. `left` is null when nothing is counted: after the start, after
 * `cancel`, or where the browser would not let the page sound by itself.
 */
export const useDelayedStart = (wanted: boolean, start: () => void) => {
  const [left, setLeft] = useState<number | null>(() => (wanted && maySound() ? promptDelaySeconds : null));

  const cancel = useCallback(() => setLeft(null), []);
  const counting = left !== null;

  // Whoever sounds or records meanwhile ends the countdown.
  useEffect(() => {
    if (!counting) return;
    takeStage(cancel);
    return () => leaveStage(cancel);
  }, [counting, cancel]);

  useEffect(() => {
    if (left === null) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the countdown ends
  useEffect(() => {
    if (left !== 0) return;
    setLeft(null);
    start();
  }, [left]);

  return {
    left,
    cancel,
    begin: () => setLeft(0),
  };
};
