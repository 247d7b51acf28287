import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignInMutation } from '../../lib/api/account.endpoints.js';
import { isApiError } from '../../lib/api/api-error.js';
import { startSession } from '../../lib/session/session-effects.js';
import { useAppDispatch } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { Field, FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { PasswordField } from '../../ui/password-field.js';
import { type SignInInput, signInSchema } from './account-schemas.js';
import { useProblem } from './use-problem.js';

/**
 * After a refusal the name stays and the password is cleared; the message never says which of them was wrong. Where two-step
 * sign-in is on, the code is asked for once name and password were right.
 */
export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { t } = useTranslation('auth');
  const problem = useProblem();
  const dispatch = useAppDispatch();
  const [signIn] = useSignInMutation();
  const [asksCode, setAsksCode] = useState(false);
  const form = useForm<SignInInput>({
    resolver: zodResolver(signInSchema),
    defaultValues: { name: '', password: '', totp: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const refuse = (error: unknown) => {
    const { reason, message } = isApiError(error) ? error : { reason: '', message: t('signIn.failed') };
    if (reason === 'TOTP_REQUIRED') return setAsksCode(true);
    form.resetField('totp');
    if (reason === 'TOTP_INVALID') return form.setError('totp', { message }, { shouldFocus: true });
    setAsksCode(false);
    form.resetField('password');
    form.setError('root', { message });
    form.setFocus('password');
  };
  const submit = form.handleSubmit(async ({ name, password, totp }) => {
    try {
      const credentials = { name, password, ...(asksCode ? { totp } : {}) };
      dispatch(startSession(await signIn(credentials).unwrap()));
      onSignedIn();
    } catch (error) {
      refuse(error);
    }
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('field.account')}
        autoComplete="username"
        autoCapitalize="none"
        readOnly={asksCode}
        error={problem(errors.name)}
        {...form.register('name')}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        readOnly={asksCode}
        error={problem(errors.password)}
        {...form.register('password')}
      />
      {asksCode && (
        <CodeField
          autoFocus
          label={t('field.totp')}
          hint={t('field.totpHint')}
          error={problem(errors.totp)}
          {...form.register('totp')}
        />
      )}
      <div role="alert">{errors.root && <FieldError id="sign-in-error">{errors.root.message}</FieldError>}</div>
      <Button type="submit" kind="primary" busy={isSubmitting && t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
};
