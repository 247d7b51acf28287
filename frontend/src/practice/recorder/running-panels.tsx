import { Square } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../lib/time/clock.js';
import { Button } from '../../ui/button.js';
import { Spinner } from '../../ui/spinner.js';
import { AudioPlayer } from '../player/audio-player.js';
import { LevelMeter } from './level-meter.js';
import type { RecorderState } from './recorder-machine.js';
import { RoundButton } from './round-button.js';
import { Warning } from './start-panels.js';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`;

const Clock = styled.p`
  font-size: 18px;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.progress`
  width: min(320px, 100%);
  height: 6px;
  accent-color: var(--bad);
`;

const Full = styled.div`
  width: 100%;
  text-align: left;
`;

export interface CountingPanelProps {
  left: number;
  of: number;
  onBegin: () => void;
  onCancel: () => void;
}

export const CountingPanel = ({ left, of, onBegin, onCancel }: CountingPanelProps) => {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <>
      <Clock role="timer">{t('practice:recorder.counting', { count: left })}</Clock>
      <Bar max={of} value={left} aria-hidden />
      <Actions>
        <Button kind="primary" onClick={onBegin}>
          {t('practice:recorder.beginNow')}
        </Button>
        <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
      </Actions>
    </>
  );
};

export interface RecordingPanelProps {
  seconds: number;
  limit: number;
  level: () => number;
  onStop: () => void;
  onCancel: () => void;
}

export const RecordingPanel = ({ seconds, limit, level, onStop, onCancel }: RecordingPanelProps) => {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <>
      <RoundButton $live aria-label={t('practice:recorder.stop')} onClick={onStop}>
        <Square size={24} strokeWidth={1.75} fill="currentColor" aria-hidden />
      </RoundButton>
      <p aria-hidden>{t('practice:recorder.recording')}</p>
      <LevelMeter level={level} />
      <Clock role="timer">
        {formatClock(seconds)} / {formatClock(limit)}
      </Clock>
      <Bar max={limit} value={seconds} aria-hidden />
      <Button kind="quiet" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
    </>
  );
};

export const ProcessingPanel = () => {
  const { t } = useTranslation('practice');
  return (
    <p>
      <Spinner /> {t('recorder.processing')}
    </p>
  );
};

export interface CompletePanelProps {
  state: Extract<RecorderState, { phase: 'complete' }>;
  recording: Blob;
  limit: number;
  onDiscard: () => void;
}

/** Re-recording throws the take away, so it asks once, in place. */
export const CompletePanel = ({ state, recording, limit, onDiscard }: CompletePanelProps) => {
  const { t } = useTranslation(['practice', 'common']);
  const [asking, setAsking] = useState(false);
  return (
    <>
      {state.autoStopped && <p>{t('practice:recorder.status.autoStopped', { limit })}</p>}
      {state.loudness !== 'fine' && <Warning>{t(`practice:recorder.loudness.${state.loudness}`)}</Warning>}
      <Full>
        <AudioPlayer label={t('practice:recorder.mine')} source={recording} />
      </Full>
      <Actions>
        {asking && <span>{t('practice:recorder.againSure')}</span>}
        <Button kind={asking ? 'danger' : 'secondary'} onClick={() => (asking ? onDiscard() : setAsking(true))}>
          {t(asking ? 'practice:recorder.againYes' : 'practice:recorder.again')}
        </Button>
        {asking && <Button onClick={() => setAsking(false)}>{t('common:action.cancel')}</Button>}
      </Actions>
    </>
  );
};
