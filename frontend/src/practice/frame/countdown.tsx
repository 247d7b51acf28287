import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import type { Stopwatch } from './stopwatch.js';
import { useSeconds } from './use-seconds.js';

const Time = styled.span<{ $late: boolean }>`
  color: ${({ $late }) => ($late ? 'var(--warn)' : 'var(--text-2)')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  font-weight: ${({ $late }) => ($late ? 600 : 400)};
`;

const lateFrom = 60;

/** What is left of the exam's time to write. Practice goes on when it is over. */
export const Countdown = ({ stopwatch, seconds }: { stopwatch: Stopwatch; seconds: number }) => {
  const { t } = useTranslation('practice');
  const left = Math.max(0, seconds - useSeconds(stopwatch));
  const late = left <= lateFrom;
  return (
    <Time $late={late}>
      <span role="timer">{left > 0 ? t('countdown.left', { time: formatClock(left) }) : t('countdown.over')}</span>
      <VisuallyHidden role="status">{late && left > 0 ? t('countdown.minute') : ''}</VisuallyHidden>
    </Time>
  );
};
