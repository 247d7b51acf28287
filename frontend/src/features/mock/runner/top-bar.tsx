import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useOnline } from '../../../lib/browser/use-online.js';
import { formatClock } from '../../../lib/time/clock.js';
import { Button } from '../../../ui/button.js';
import { type SittingView, useQueueState, useWork } from '../sitting/use-sitting.js';
import { ExamClock, StepClock } from './exam-clock.js';

const Name = styled.strong`
  flex: 1;
  min-width: 120px;
`;

const Offline = styled.p`
  display: flex;
  flex-basis: 100%;
  align-items: center;
  gap: 8px;
  color: var(--warn);
`;

const Used = styled.span`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const ItemTime = ({ view, item }: { view: SittingView; item: number }) => {
  const { t } = useTranslation('mock');
  const { timeUsed } = useWork(view.sitting, item);
  return <Used>{t('clock.item', { time: formatClock(timeUsed) })}</Used>;
};

export interface TopBarProps {
  view: SittingView;
  /** Seconds of the exam. */
  left: number;
  onSubmit: () => void;
  onExit: () => void;
}

export const TopBar = ({ view, left, onSubmit, onExit }: TopBarProps) => {
  const { t } = useTranslation('mock');
  const { session, place, sitting } = view;
  const { waiting } = useQueueState(sitting);
  const online = useOnline();
  const { step } = place;
  const timed = step === 'exam' || step === 'interstitial' || step === 'review';
  const begun = session.examStartedAt !== null;
  return (
    <>
      <Name>{session.mockName}</Name>
      {step === 'exam' && (
        <>
          <span lang="en">{t('item.place', { item: place.item + 1, total: session.items.length })}</span>
          <ItemTime view={view} item={place.item} />
        </>
      )}
      {timed && <ExamClock left={left} />}
      {!timed && step !== 'result' && <StepClock key={step} />}
      {begun && (step === 'exam' || step === 'interstitial') && (
        <Button onClick={onSubmit}>
          <span lang="en">{t('submit')}</span>
        </Button>
      )}
      <Button kind="quiet" onClick={onExit}>
        {t('exit.exit')}
      </Button>
      <div role="status">
        {(waiting || !online) && (
          <Offline>
            <CloudOff size={16} strokeWidth={1.75} aria-hidden />
            {t('save.offline')}
          </Offline>
        )}
      </div>
    </>
  );
};
