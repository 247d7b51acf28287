import { useCallback, useEffect, useState } from 'react';

export type LockState = 'asking' | 'held' | 'refused';

/** A page that is being left gives its lock back within moments; a reload must not lose against itself. */
const patienceMilliseconds = 1_500;

/** One tab at a time on an attempt: two would overwrite each other's answers. Browsers without locks have no microphone either. */
export const useAttemptLock = (name: string) => {
  const [state, setState] = useState<LockState>('asking');
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (!navigator.locks) return setState('held');
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const wait = AbortSignal.timeout(patienceMilliseconds);
    const left = new AbortController();
    setState('asking');
    navigator.locks
      .request(name, { signal: AbortSignal.any([wait, left.signal]) }, () => {
        setState('held');
        return held;
      })
      .catch(() => left.signal.aborted || setState('refused'));
    return () => {
      left.abort();
      release();
    };
  }, [name, round]);

  return { state, askAgain: useCallback(() => setRound((count) => count + 1), []) };
};
