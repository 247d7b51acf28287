import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import type { Stopwatch } from './stopwatch.js';

const Time = styled.span`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Clock = ({ stopwatch }: { stopwatch: Stopwatch }) => {
  const [seconds, setSeconds] = useState(stopwatch.seconds);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(stopwatch.seconds()), 500);
    return () => clearInterval(timer);
  }, [stopwatch]);
  return <TimeUsed seconds={seconds} />;
};

export const TimeUsed = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('practice');
  return <Time role="timer">{t('timeUsed', { time: formatClock(seconds) })}</Time>;
};
