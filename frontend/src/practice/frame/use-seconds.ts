import { useEffect, useState } from 'react';
import type { Stopwatch } from './stopwatch.js';

/** The stopwatch's seconds, read twice a second. */
export const useSeconds = (stopwatch: Stopwatch): number => {
  const [seconds, setSeconds] = useState(stopwatch.seconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(stopwatch.seconds()), 500);
    return () => clearInterval(timer);
  }, [stopwatch]);
  return seconds;
};
