import { Mic, MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';
import type { Refusal } from './recorder-machine.js';
import { RoundButton } from './round-button.js';

const icon = { size: 28, strokeWidth: 1.75, 'aria-hidden': true } as const;

export const Warning = styled.p`
  color: var(--warn);
`;

const Advice = styled.p`
  max-width: 38em;
  color: var(--text-2);
`;

export interface IdlePanelProps {
  tooShort: boolean;
  prepareSeconds: number;
  onStart: (prepare: number) => void;
}

export const IdlePanel = ({ tooShort, prepareSeconds, onStart }: IdlePanelProps) => {
  const { t } = useTranslation('practice');
  return (
    <>
      <RoundButton aria-label={t('recorder.start')} onClick={() => onStart(0)}>
        <Mic {...icon} />
      </RoundButton>
      <p aria-hidden>{t('recorder.startHint')}</p>
      {tooShort && <Warning role="alert">{t('recorder.tooShort')}</Warning>}
      {prepareSeconds > 0 && (
        <Button kind="quiet" onClick={() => onStart(prepareSeconds)}>
          {t('recorder.prepare', { seconds: prepareSeconds })}
        </Button>
      )}
    </>
  );
};

export const RequestingPanel = ({ onCancel }: { onCancel: () => void }) => {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <>
      <RoundButton disabled aria-label={t('practice:recorder.requesting')}>
        <Mic {...icon} />
      </RoundButton>
      <p>{t('practice:recorder.requesting')}</p>
      <Advice>{t('practice:recorder.requestingHint')}</Advice>
      <Button onClick={onCancel}>{t('common:action.cancel')}</Button>
    </>
  );
};

export const RefusedPanel = ({ reason, onRetry }: { reason: Refusal; onRetry: () => void }) => {
  const { t } = useTranslation(['practice', 'common']);
  return (
    <>
      <MicOff {...icon} />
      <p>
        <strong>{t(`practice:recorder.refused.${reason}.title`)}</strong>
      </p>
      <Advice>{t(`practice:recorder.refused.${reason}.advice`)}</Advice>
      <Button kind="primary" onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </>
  );
};
