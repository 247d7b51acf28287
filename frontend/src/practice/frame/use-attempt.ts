import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft } from '../../lib/draft/draft.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import {
  type Attempt,
  differs,
  dropAttempt,
  freshAttempt,
  keepAttempt,
  keepRecording,
  loadAttempt,
} from './attempt.js';
import { createStopwatch, type Stopwatch } from './stopwatch.js';

const saveAfterMilliseconds = 300;
const saveEveryMilliseconds = 5_000;

/** The learner's work on one question, kept on this device with every change, under `key` of that learner. */
export const useAttempt = (key: string, found: Attempt) => {
  const { t } = useTranslation('practice');
  const dispatch = useAppDispatch();
  const [attempt, setAttempt] = useState(found);
  const [stopwatch, setStopwatch] = useState<Stopwatch>(() => createStopwatch(found.elapsed));
  const latest = useRef(attempt);
  const home = useRef(key);
  const dropped = useRef(false);

  const warn = useCallback(() => dispatch(toastShown({ kind: 'error', message: t('draft.noRoom') })), [dispatch, t]);
  const save = useCallback(() => {
    const { value, pending } = latest.current;
    const nothing = value === null && pending === null;
    if (!dropped.current && !nothing && !keepAttempt(home.current, latest.current, stopwatch.seconds())) warn();
  }, [stopwatch, warn]);

  const change = useCallback((next: Partial<Attempt>) => {
    dropped.current = false;
    latest.current = { ...latest.current, ...next };
    setAttempt(latest.current);
  }, []);

  /** Resolves once a recording lies on the device, or the learner was told that it cannot. */
  const setValue = useCallback(
    async (value: unknown) => {
      change({ value, uploadedKey: null, pending: null });
      if (value === null) dropAttempt(home.current);
      if (!(value instanceof Blob)) return;
      save();
      if (!(await keepRecording(home.current, value))) warn();
    },
    [change, save, warn],
  );

  const clear = useCallback(() => {
    dropAttempt(home.current);
    change(freshAttempt);
    dropped.current = true;
    setStopwatch(createStopwatch(0));
  }, [change]);

  /** Accepted by the server: nothing is kept any more, not even by a save that is under way. */
  const finish = useCallback(() => {
    dropped.current = true;
    dropAttempt(home.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: saved some moments after each change
  useEffect(() => {
    const timer = setTimeout(save, saveAfterMilliseconds);
    return () => clearTimeout(timer);
  }, [attempt, save]);

  useEffect(() => {
    const timer = setInterval(save, saveEveryMilliseconds);
    addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  // Signing in over the page gives the work a new owner.
  useEffect(() => {
    if (home.current === key) return;
    const { value } = latest.current;
    dropAttempt(home.current);
    home.current = key;
    if (value instanceof Blob) void keepRecording(key, value);
    save();
  }, [key, save]);

  // Two tabs on one question: the newer work wins, and the other is told.
  useEffect(() => {
    const adopt = (event: StorageEvent) => {
      const draft = event.key === key ? readDraft(key) : null;
      if (!draft || !differs(draft, latest.current)) return;
      void loadAttempt(key).then((newer) => {
        change(newer);
        dispatch(toastShown({ kind: 'info', message: t('draft.otherTab') }));
      });
    };
    addEventListener('storage', adopt);
    return () => removeEventListener('storage', adopt);
  }, [key, change, dispatch, t]);

  return { attempt, stopwatch, setValue, change, clear, finish };
};
