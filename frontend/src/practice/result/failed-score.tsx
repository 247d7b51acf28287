import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import type { Submission } from '../../lib/api/shapes.js';
import { useRescoreMutation } from '../../lib/api/submission.endpoints.js';
import { useIsVip } from '../../lib/session/use-session.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button } from '../../ui/button.js';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  small {
    color: var(--text-3);
    font-size: 12px;
  }
`;

/** Codes of the scoring service that have a sentence. */
const failureCodes = [
  'AUDIO_UNREADABLE',
  'RECORDING_TOO_NOISY',
  'RECORDING_MISSING',
  'TEXT_UNREADABLE',
  'KEY_MISSING',
  'ENGINE_NOT_INSTALLED',
  'ENGINE_FAILED',
  'TIMEOUT',
] as const;

const isKnown = (code: string | undefined): code is (typeof failureCodes)[number] =>
  failureCodes.some((known) => known === code);

/** Nothing went wrong: what scores this type is not there yet. */
const notYet = 'ENGINE_NOT_INSTALLED';

export const FailedScore = ({ submission, code }: { submission: Submission; code: string | undefined }) => {
  const { t } = useTranslation('practice');
  const dispatch = useAppDispatch();
  const vip = useIsVip();
  const [rescore, { isLoading }] = useRescoreMutation();
  const again = async () => {
    const { error } = await rescore(submission.id);
    if (isApiError(error)) dispatch(toastShown({ kind: 'error', message: error.message }));
  };
  return (
    <Box>
      <p>
        <strong>{code === notYet ? t('result.saved') : `✗ ${t('result.failed')}`}</strong>
      </p>
      {isKnown(code) && <p>{t(`result.failure.${code}`)}</p>}
      {code && <small>{code}</small>}
      {vip ? (
        <Button kind="primary" busy={isLoading && t('result.rescoring')} onClick={() => void again()}>
          {t('result.rescore')}
        </Button>
      ) : (
        <p>{t('result.rescoreVip')}</p>
      )}
    </Box>
  );
};
