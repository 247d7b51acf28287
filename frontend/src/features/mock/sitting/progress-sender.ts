import { isApiError } from '../../../lib/api/api-error.js';
import type { Progress } from './place.js';

export interface ProgressSender {
  /** Tells the server where the learner is; the last place wins. */
  tell: (progress: Progress) => void;
  /** The network is back. */
  retry: () => void;
  close: () => void;
}

const longestPause = 15_000;

/** Brings the learner's place to the server in the background. A refusal is final: the answers will hear of it too. */
export const createProgressSender = (send: (progress: Progress) => Promise<unknown>): ProgressSender => {
  let wanted: Progress | null = null;
  let sending = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const work = async (): Promise<void> => {
    clearTimeout(timer);
    if (sending) return;
    sending = true;
    while (wanted) {
      const progress: Progress = wanted;
      try {
        await send(progress);
        failures = 0;
      } catch (error) {
        const status = isApiError(error) ? error.status : 0;
        if (status === 0 || status === 401 || status >= 500) {
          failures += 1;
          timer = setTimeout(() => void work(), Math.min(1_000 * 2 ** (failures - 1), longestPause));
          break;
        }
      }
      if (wanted === progress) wanted = null;
    }
    sending = false;
  };

  return {
    tell: (progress) => {
      wanted = progress;
      void work();
    },
    retry: () => void work(),
    close: () => {
      wanted = null;
      clearTimeout(timer);
    },
  };
};
