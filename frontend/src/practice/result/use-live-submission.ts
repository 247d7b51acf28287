import { useEffect, useState } from 'react';
import type { Submission } from '../../lib/api/shapes.js';
import { useSubmissionQuery } from '../../lib/api/submission.endpoints.js';
import { useAppSelector } from '../../lib/store.js';
import { pollDelay } from './poll-delay.js';

const slowAfterMilliseconds = 60_000;

const isWaiting = (submission: Submission | undefined): boolean =>
  submission?.scoringStatus === 'pending' || submission?.scoringStatus === 'scoring';

/**
 * A submission that follows its scoring. The event stream says when it changed; while the stream is down it is asked
 * for instead. It is read once more whenever the stream comes up, as an event may have passed before, and after each
 * minute of silence, as an event may have been lost.
 */
export const useLiveSubmission = (id: number) => {
  const live = useAppSelector(({ events }) => events.live);
  const { data, error, refetch } = useSubmissionQuery(id, { refetchOnMountOrArgChange: true });
  const waiting = isWaiting(data);
  const [slow, setSlow] = useState(false);

  useEffect(() => {
    if (!waiting || live) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (attempt: number, waited: number) => {
      const delay = pollDelay(attempt, waited);
      if (delay === null) return;
      timer = setTimeout(() => {
        void refetch();
        ask(attempt + 1, waited + delay);
      }, delay);
    };
    ask(0, 0);
    return () => clearTimeout(timer);
  }, [waiting, live, refetch]);

  useEffect(() => {
    if (waiting && live) void refetch();
  }, [waiting, live, refetch]);

  useEffect(() => {
    if (!waiting) return setSlow(false);
    const doubt = setInterval(() => {
      setSlow(true);
      void refetch();
    }, slowAfterMilliseconds);
    return () => clearInterval(doubt);
  }, [waiting, refetch]);

  return { submission: data, error, refetch: () => void refetch(), slow };
};
