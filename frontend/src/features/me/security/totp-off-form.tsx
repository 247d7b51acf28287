import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api/api-error.js';
import { useDisableTotpMutation } from '../../../lib/api/security.endpoints.js';
import { userUpdated } from '../../../lib/session/session.slice.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { CodeField } from '../../../ui/code-field.js';
import { FieldError } from '../../../ui/field.js';
import { Form } from '../../../ui/form.js';
import { PasswordField } from '../../../ui/password-field.js';

/** Needs the password and a code, so that an open page alone cannot switch it off. */
export const TotpOffForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const [disable, { isLoading }] = useDisableTotpMutation();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    if (!password || !code.trim()) return setProblem(t('totp.bothNeeded'));
    const { data, error } = await disable({ password, code: code.trim() });
    if (!data) return setProblem(isApiError(error) ? error.message : t('totp.failed'));
    dispatch(userUpdated(data));
    dispatch(toastShown({ kind: 'success', message: t('totp.disabled') }));
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
      <PasswordField
        label={t('security.old')}
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <CodeField label={t('totp.code')} value={code} onChange={(event) => setCode(event.target.value)} />
      <div role="alert">{problem && <FieldError id="totp-error">{problem}</FieldError>}</div>
      <Button type="submit" kind="danger" busy={isLoading && t('contact.binding')}>
        {t('totp.disable')}
      </Button>
    </Form>
  );
};
