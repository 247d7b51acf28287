import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatClock } from '../../../lib/time/clock.js';
import { LevelMeter } from '../../../practice/recorder/level-meter.js';
import { type RecorderTools, useRecorder } from '../../../practice/recorder/use-recorder.js';
import { Button } from '../../../ui/button.js';
import { StatusBox } from './status-box.js';

const Advice = styled.p`
  max-width: 38em;
  font-size: 14px;
`;

/** What the frame's keys and buttons reach inside an item. */
export interface ItemHandles {
  /** Ends the recording that runs; the item then goes on by itself. Null while there is none. */
  stop: RefObject<(() => void) | null>;
  play: RefObject<(() => void) | null>;
}

export interface RecordingBoxProps {
  /** The prompt was heard, so the preparation can begin. */
  ready: boolean;
  prepareSeconds: number;
  limitSeconds: number;
  /** Recorded before, say before a reload. */
  done: boolean;
  /** Time is over: what was recorded so far is kept. */
  frozen: boolean;
  onRecorded: (recording: Blob) => void;
  stopper: ItemHandles['stop'];
  tools?: RecorderTools | undefined;
}

/** Counts down, records by itself and ends by itself: one take, as in the real exam. */
export const RecordingBox = (props: RecordingBoxProps) => {
  const { ready, prepareSeconds, limitSeconds, done, frozen, onRecorded, stopper, tools } = props;
  const { t } = useTranslation(['mock', 'practice', 'common']);
  const recorder = useRecorder({
    recording: null,
    limitSeconds,
    onRecorded: (recording) => recording && onRecorded(recording),
    ...(tools ? { tools } : {}),
  });
  const { state, start, stop, begin } = recorder;
  const { phase } = state;
  const begun = useRef(done);

  useEffect(() => {
    if (!ready || frozen || begun.current) return;
    begun.current = true;
    start(prepareSeconds);
  }, [ready, frozen, prepareSeconds, start]);

  useEffect(() => {
    if (frozen && phase === 'recording') stop();
  }, [frozen, phase, stop]);

  useEffect(() => {
    stopper.current = phase === 'recording' || phase === 'processing' ? stop : null;
    return () => {
      stopper.current = null;
    };
  }, [stopper, phase, stop]);

  if (done || phase === 'complete') return <StatusBox state="completed">{t('mock:status.completed')}</StatusBox>;
  if (phase === 'refused') {
    return (
      <StatusBox state="failed">
        <strong>{t(`practice:recorder.refused.${state.reason}.title`)}</strong>
        <Advice>{t(`practice:recorder.refused.${state.reason}.advice`)}</Advice>
        <Button disabled={frozen} onClick={() => start(0)}>
          {t('common:action.retry')}
        </Button>
      </StatusBox>
    );
  }
  if (phase === 'counting') {
    return (
      <StatusBox state="counting">
        {t('mock:status.beginningIn', { count: state.left })}
        <Button disabled={frozen} onClick={begin}>
          {t('mock:status.now')}
        </Button>
      </StatusBox>
    );
  }
  if (phase === 'recording') {
    return (
      <StatusBox state="recording" share={state.seconds / limitSeconds}>
        <span>
          {t('mock:status.recording')} {formatClock(state.seconds)} / {formatClock(limitSeconds)}
        </span>
        <LevelMeter level={recorder.level} />
      </StatusBox>
    );
  }
  if (phase === 'idle' && state.notice === 'too-short') {
    return (
      <StatusBox state="failed">
        {t('practice:recorder.tooShort')}
        <Button disabled={frozen} onClick={() => start(0)}>
          {t('mock:status.recordAgain')}
        </Button>
      </StatusBox>
    );
  }
  return (
    <StatusBox state="waiting">
      {t(phase === 'requesting' ? 'mock:status.requesting' : 'mock:status.waiting')}
    </StatusBox>
  );
};
