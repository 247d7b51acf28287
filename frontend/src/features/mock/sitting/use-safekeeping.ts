import { useEffect } from 'react';
import type { Sitting } from './open-sitting.js';
import type { Place } from './place.js';

const keepEvery = 5;

/** What must happen whatever the browser does: time is counted, and nothing waits for a network that is back. */
export const useSafekeeping = (sitting: Sitting, { step, item }: Place): void => {
  useEffect(() => {
    if (step !== 'exam') return;
    let counted = performance.now();
    let ticks = 0;
    const count = () => {
      const now = performance.now();
      const { timeUsed } = sitting.book.get(item);
      sitting.book.note(item, { timeUsed: timeUsed + (now - counted) / 1_000 });
      counted = now;
      ticks += 1;
      if (ticks % keepEvery === 0) sitting.book.keep();
    };
    const timer = setInterval(count, 1_000);
    return () => {
      clearInterval(timer);
      count();
      sitting.book.keep();
    };
  }, [sitting, step, item]);

  useEffect(() => {
    const online = () => {
      sitting.progress.retry();
      void sitting.queue.flush();
    };
    const visibility = () => {
      sitting.book.keep();
      if (document.visibilityState === 'hidden') return void sitting.queue.flush();
      // A device that slept may have lost the time.
      sitting.ask().catch(() => undefined);
    };
    const leave = () => {
      sitting.book.keep();
      sitting.queue.flushClosing();
    };
    addEventListener('online', online);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', visibility);
    void sitting.queue.flush();
    return () => {
      removeEventListener('online', online);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', visibility);
    };
  }, [sitting]);
};
