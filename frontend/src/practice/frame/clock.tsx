import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import type { Stopwatch } from './stopwatch.js';
import { useSeconds } from './use-seconds.js';

const Time = styled.span`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Clock = ({ stopwatch }: { stopwatch: Stopwatch }) => <TimeUsed seconds={useSeconds(stopwatch)} />;

export const TimeUsed = ({ seconds }: { seconds: number }) => {
  const { t } = useTranslation('practice');
  return <Time role="timer">{t('timeUsed', { time: formatClock(seconds) })}</Time>;
};
