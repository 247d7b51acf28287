import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api/api-error.js';
import { useResetPasswordMutation, useSendResetCodeMutation } from '../../lib/api/security.endpoints.js';
import { Button } from '../../ui/button.js';
import { CodeField } from '../../ui/code-field.js';
import { FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { PasswordField } from '../../ui/password-field.js';
import { ResendButton } from '../../ui/resend-button.js';
import { type ResetInput, resetSchema } from './account-schemas.js';
import { useProblem } from './use-problem.js';

const names = ['code', 'newPassword', 'confirmPassword'] as const;

export interface ResetPasswordFormProps {
  email: string;
  onReset: () => void;
}

export const ResetPasswordForm = ({ email, onReset }: ResetPasswordFormProps) => {
  const { t } = useTranslation('auth');
  const problem = useProblem();
  const [reset] = useResetPasswordMutation();
  const [send] = useSendResetCodeMutation();
  const form = useForm<ResetInput>({
    resolver: zodResolver(resetSchema),
    defaultValues: { code: '', newPassword: '', confirmPassword: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const resend = async () => {
    const { error } = await send({ email });
    if (error) form.setError('root', { message: isApiError(error) ? error.message : t('forgot.failed') });
    return !error;
  };
  const submit = form.handleSubmit(async (input) => {
    const { error } = await reset({ email, ...input });
    if (!error) return onReset();
    const { reason, message, fields = {} } = isApiError(error) ? error : { reason: '', message: t('forgot.failed') };
    if (reason === 'CODE_INVALID') return form.setError('code', { message }, { shouldFocus: true });
    const named = names.filter((name) => fields[name]);
    for (const name of named) form.setError(name, { message: fields[name] ?? message });
    if (named.length === 0) form.setError('root', { message });
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <p role="status">{t('forgot.sent')}</p>
      <CodeField label={t('field.code')} error={problem(errors.code)} {...form.register('code')} />
      <PasswordField
        label={t('field.newPassword')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        error={problem(errors.newPassword)}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={t('field.newConfirm')}
        autoComplete="new-password"
        error={problem(errors.confirmPassword)}
        {...form.register('confirmPassword')}
      />
      <div role="alert">{errors.root && <FieldError id="reset-error">{errors.root.message}</FieldError>}</div>
      <Button type="submit" kind="primary" busy={isSubmitting && t('forgot.resetting')}>
        {t('forgot.reset')}
      </Button>
      <ResendButton label={t('forgot.resend')} onSend={resend} startsWaiting />
    </Form>
  );
};
