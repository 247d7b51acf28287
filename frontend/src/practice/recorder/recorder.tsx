import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../lib/store.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import type { RecorderState } from './recorder-machine.js';
import { CompletePanel, CountingPanel, ProcessingPanel, RecordingPanel } from './running-panels.js';
import { IdlePanel, RefusedPanel, RequestingPanel } from './start-panels.js';
import { useRecordKeys } from './use-record-keys.js';
import { type RecorderOptions, type RecorderTools, useRecorder } from './use-recorder.js';

const Panel = styled.section`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--sunken);
  text-align: center;
`;

export interface RecorderProps extends Pick<RecorderOptions, 'onRecorded'> {
  recording: Blob | null;
  limitSeconds: number;
  /** Seconds of the exam's preparation; 0 offers none. */
  prepareSeconds: number;
  tools?: RecorderTools;
}

export const Recorder = ({ recording, onRecorded, limitSeconds, prepareSeconds, tools }: RecorderProps) => {
  const { t } = useTranslation('practice');
  const recorder = useRecorder({ recording, limitSeconds, onRecorded, ...(tools ? { tools } : {}) });
  const { state } = recorder;
  const letters = useAppSelector(({ preferences }) => preferences.shortcuts);
  useRecordKeys(state.phase, letters, { start: () => recorder.start(0), stop: recorder.stop });
  return (
    <Panel aria-label={t('recorder.label')} data-phase={state.phase}>
      <VisuallyHidden role="status">{t(`recorder.status.${statusOf(state)}`, { limit: limitSeconds })}</VisuallyHidden>
      {state.phase === 'idle' && (
        <IdlePanel tooShort={state.notice === 'too-short'} prepareSeconds={prepareSeconds} onStart={recorder.start} />
      )}
      {state.phase === 'requesting' && <RequestingPanel onCancel={recorder.cancel} />}
      {state.phase === 'refused' && <RefusedPanel reason={state.reason} onRetry={() => recorder.start(0)} />}
      {state.phase === 'counting' && (
        <CountingPanel left={state.left} of={prepareSeconds} onBegin={recorder.begin} onCancel={recorder.cancel} />
      )}
      {state.phase === 'recording' && (
        <RecordingPanel
          seconds={state.seconds}
          limit={limitSeconds}
          level={recorder.level}
          onStop={recorder.stop}
          onCancel={recorder.cancel}
        />
      )}
      {state.phase === 'processing' && <ProcessingPanel />}
      {state.phase === 'complete' && recording && (
        <CompletePanel state={state} recording={recording} limit={limitSeconds} onDiscard={recorder.discard} />
      )}
    </Panel>
  );
};

const statusOf = (state: RecorderState) =>
  state.phase === 'complete' && state.autoStopped ? ('autoStopped' as const) : state.phase;
