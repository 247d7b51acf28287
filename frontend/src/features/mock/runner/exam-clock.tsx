import { Timer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../../lib/time/clock.js';
import { Button } from '../../../ui/button.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import {
  alwaysShownFrom,
  formatLeft,
  momentPassed,
  type ServerClock,
  type SpokenMoment,
  secondsLeft,
} from '../sitting/server-clock.js';

const Box = styled.div<{ $late: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  [role='timer'] {
    color: ${({ $late }) => ($late ? 'var(--bad)' : 'var(--text)')};
    font-weight: 600;
  }
`;

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const lastTenth = 360;

/** Seconds left by the server's clock, twice a second. */
export const useSecondsLeft = (clock: ServerClock, expiresAt: number | null): number => {
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, clock.now()));
  useEffect(() => {
    const look = () => setLeft(secondsLeft(expiresAt, clock.now()));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [clock, expiresAt]);
  return left;
};

/** What is left of the exam. It informs without a colour until the last tenth, and is said aloud at a few moments. */
export const ExamClock = ({ left }: { left: number }) => {
  const { t } = useTranslation('mock');
  const [hidden, setHidden] = useState(false);
  const [spoken, setSpoken] = useState<SpokenMoment | null>(null);
  const before = useRef(left);
  const late = left <= lastTenth;
  const shown = !hidden || left <= alwaysShownFrom;

  useEffect(() => {
    const moment = momentPassed(before.current, left);
    before.current = left;
    if (moment) setSpoken(moment);
  }, [left]);

  return (
    <Box $late={late}>
      <Timer {...icon} />
      {shown && (
        <span role="timer" aria-label={t('clock.left')} data-testid="exam-clock">
          {formatLeft(left)}
        </span>
      )}
      {late && left > 0 && <span>{t('clock.late')}</span>}
      {left > alwaysShownFrom && (
        <Button kind="quiet" onClick={() => setHidden(!hidden)}>
          {t(hidden ? 'clock.show' : 'clock.hide')}
        </Button>
      )}
      <VisuallyHidden role="status">
        {spoken !== null && t('clock.spoken', { time: formatLeft(spoken) })}
      </VisuallyHidden>
      <VisuallyHidden role="alert">{left === 0 && t('clock.over')}</VisuallyHidden>
    </Box>
  );
};

/** Time spent on a step before the exam; it counts up. */
export const StepClock = () => {
  const { t } = useTranslation('mock');
  const [begun] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((performance.now() - begun) / 1_000), 500);
    return () => clearInterval(timer);
  }, [begun]);
  return (
    <Box $late={false}>
      <Timer {...icon} />
      <span role="timer" aria-label={t('clock.step')}>
        {formatClock(seconds)}
      </span>
    </Box>
  );
};
