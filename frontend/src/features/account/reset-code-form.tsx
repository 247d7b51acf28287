import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api/api-error.js';
import { useSendResetCodeMutation } from '../../lib/api/security.endpoints.js';
import { Button } from '../../ui/button.js';
import { Field, FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { emailSchema } from './account-schemas.js';
import { useProblem } from './use-problem.js';

export const ResetCodeForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('auth');
  const problem = useProblem();
  const [send] = useSendResetCodeMutation();
  const form = useForm({ resolver: zodResolver(emailSchema), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    const { error } = await send({ email });
    if (!error) return onSent(email);
    const { message, fields = {} } = isApiError(error) ? error : { message: t('forgot.failed') };
    form.setError(fields.email ? 'email' : 'root', { message: fields.email ?? message });
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('field.email')}
        hint={t('forgot.emailHint')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={problem(errors.email)}
        {...form.register('email')}
      />
      <div role="alert">{errors.root && <FieldError id="reset-error">{errors.root.message}</FieldError>}</div>
      <Button type="submit" kind="primary" busy={isSubmitting && t('forgot.sending')}>
        {t('forgot.next')}
      </Button>
    </Form>
  );
};
