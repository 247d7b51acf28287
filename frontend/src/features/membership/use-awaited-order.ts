import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useOrderQuery } from '../../lib/api/payment.endpoints.js';
import { refreshSession } from '../../lib/session/session-effects.js';
import { useUser } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/store.js';
import { unixNow } from '../../lib/time/clock.js';
import { shownStatus } from './order-state.js';

const quick = 3_000;
const slow = 10_000;
const quickForMilliseconds = 60_000;

/** How long the page has been waiting decides how often it asks; a pushed `order.paid` is quicker than both. */
const useInterval = (isWaiting: boolean): number => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), quickForMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isWaiting) return 0;
  return isLong ? slow : quick;
};

/** An order until it has an end, and the membership that it brought. */
export const useAwaitedOrder = (id: number | null) => {
  const dispatch = useAppDispatch();
  const vipUntil = useUser()?.vipUntil ?? null;
  const [now, setNow] = useState(unixNow);
  const [interval, setIntervalOf] = useState(quick);
  const { data: order, error, refetch } = useOrderQuery(id ?? skipToken, { pollingInterval: interval });
  const status = order && shownStatus(order, now);
  const isWaiting = !status || status === 'pending' || status === 'expired';
  const wanted = useInterval(isWaiting);
  useEffect(() => setIntervalOf(wanted), [wanted]);

  useEffect(() => {
    if (status !== 'pending') return;
    const timer = setInterval(() => setNow(unixNow()), 1_000);
    return () => clearInterval(timer);
  }, [status]);

  // The days are granted by an event that follows the payment within seconds.
  const isGranted = status === 'paid' && vipUntil !== null && vipUntil > (order?.paidAt ?? 0);
  useEffect(() => {
    if (status !== 'paid') return;
    void dispatch(refreshSession());
    if (isGranted) return;
    const timer = setInterval(() => void dispatch(refreshSession()), quick);
    return () => clearInterval(timer);
  }, [status, isGranted, dispatch]);

  return {
    order,
    status,
    error,
    isGranted,
    vipUntil,
    secondsLeft: order ? Math.max(0, order.expiresAt - now) : 0,
    refetch,
  };
};
