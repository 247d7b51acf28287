import { useEffect, useRef, useState } from 'react';
import { useMockResultQuery } from '../../../lib/api/mock.endpoints.js';
import { useAppSelector } from '../../../lib/store.js';

const pollMilliseconds = 4_000;
/** An event may have been lost. */
const doubtMilliseconds = 30_000;

/**
 * A result that fills in. The event stream says when a score arrived; while it is down the result is asked for instead.
 * `finished` turns true when the last one came while the learner was looking.
 */
export const useLiveResult = (sessionId: string) => {
  const live = useAppSelector(({ events }) => events.live);
  const [waiting, setWaiting] = useState(false);
  const [finished, setFinished] = useState(false);
  const waited = useRef(false);
  const { data, error, refetch } = useMockResultQuery(sessionId, {
    refetchOnMountOrArgChange: true,
    pollingInterval: waiting ? (live ? doubtMilliseconds : pollMilliseconds) : 0,
  });
  const complete = data?.complete;
  useEffect(() => {
    if (complete === undefined) return;
    setWaiting(!complete);
    if (complete && waited.current) setFinished(true);
    waited.current = !complete;
  }, [complete]);
  return { result: data, error, refetch, finished };
};
