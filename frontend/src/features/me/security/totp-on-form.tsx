import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../../lib/api/api-error.js';
import { useEnableTotpMutation, useSetUpTotpMutation } from '../../../lib/api/security.endpoints.js';
import { userUpdated } from '../../../lib/session/session.slice.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { CodeField } from '../../../ui/code-field.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { Form } from '../../../ui/form.js';
import { SkeletonLines } from '../../../ui/skeleton.js';

const Picture = styled.div`
  justify-self: center;
  padding: 12px;
  border-radius: var(--radius-small);
  background: #fff;
`;

const Secret = styled.code`
  overflow-wrap: anywhere;
  font-size: 16px;
`;

const groups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** A secret to scan or type, and a code as the proof that it was. */
export const TotpOnForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const [setUp, { data: secret, error }] = useSetUpTotpMutation();
  const [enable, { isLoading }] = useEnableTotpMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  useEffect(() => void setUp(), [setUp]);

  if (error) return <ErrorBlock title={t('totp.failed')} error={error} onRetry={() => void setUp()} />;
  if (!secret) return <SkeletonLines lines={5} height={44} />;

  const confirm = async () => {
    if (!code.trim()) return setProblem(t('security.required'));
    const { data, error: refusal } = await enable({ totpSecret: secret.totpSecret, code: code.trim() });
    if (!data) return setProblem(isApiError(refusal) ? refusal.message : t('totp.failed'));
    dispatch(userUpdated(data));
    dispatch(toastShown({ kind: 'success', message: t('totp.enabled') }));
    onChanged();
  };
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p>{t('totp.scan')}</p>
      <Picture>
        <QRCodeSVG value={secret.otpauthUrl} size={180} title={t('totp.picture')} />
      </Picture>
      <p>
        {t('totp.secret')} <Secret lang="en">{groups(secret.totpSecret)}</Secret>
      </p>
      <CodeField
        label={t('totp.code')}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="primary" busy={isLoading && t('contact.binding')}>
        {t('totp.enable')}
      </Button>
    </Form>
  );
};
