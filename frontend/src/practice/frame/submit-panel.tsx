import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ApiError } from '../../lib/api/api-error.js';
import { Button } from '../../ui/button.js';
import { ErrorBlock } from '../../ui/error-block.js';
import type { SubmitState } from './use-submit.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;

  progress {
    flex: 1;
    min-width: 160px;
    accent-color: var(--brand);
  }

  span {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

const rateAfterMilliseconds = 3_000;

const Uploading = ({
  state,
  onCancel,
}: {
  state: Extract<SubmitState, { phase: 'uploading' }>;
  onCancel: () => void;
}) => {
  const { t } = useTranslation(['practice', 'common']);
  const { sent, total } = state.progress;
  const percent = total > 0 ? Math.round((100 * sent) / total) : 0;
  const milliseconds = performance.now() - state.since;
  const rate =
    milliseconds > rateAfterMilliseconds ? t('practice:upload.rate', { rate: Math.round(sent / milliseconds) }) : '';
  return (
    <Line role="group" aria-label={t('practice:upload.label')}>
      <progress max={100} value={percent} aria-label={t('practice:upload.label')} />
      <span>
        {percent} % {rate}
      </span>
      <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
    </Line>
  );
};

export interface SubmitPanelProps {
  state: SubmitState;
  onCancel: () => void;
  onRetry: () => void;
}

const titleOf = ({ reason }: ApiError) =>
  reason === 'VIP_RECORDING_ONLY' ? ('submit.vip' as const) : ('submit.failed' as const);

/** How the sending goes: an upload's progress, or what went wrong. Nothing while all is well. */
export const SubmitPanel = ({ state, onCancel, onRetry }: SubmitPanelProps) => {
  const { t } = useTranslation('practice');
  if (state.phase === 'uploading') return <Uploading state={state} onCancel={onCancel} />;
  if (state.phase === 'failed')
    return <ErrorBlock title={t(titleOf(state.error))} error={state.error} onRetry={onRetry} />;
  return null;
};
