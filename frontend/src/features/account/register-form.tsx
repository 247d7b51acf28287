import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRegisterMutation } from '../../lib/api/account.endpoints.js';
import { isApiError } from '../../lib/api/api-error.js';
import { startSession } from '../../lib/session/session-effects.js';
import { useAppDispatch } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { Field, FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { PasswordField } from '../../ui/password-field.js';
import { type RegisterInput, registerSchema } from './account-schemas.js';
import { Agreement } from './agreement.js';
import { useProblem } from './use-problem.js';

export const RegisterForm = ({ onRegistered }: { onRegistered: () => void }) => {
  const { t } = useTranslation('auth');
  const problem = useProblem();
  const dispatch = useAppDispatch();
  const [register] = useRegisterMutation();
  const form = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema),
    defaultValues: { name: '', password: '', confirm: '', agreed: false },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name, password }) => {
    try {
      dispatch(startSession(await register({ name, password }).unwrap()));
      onRegistered();
    } catch (error) {
      const { message, fields = {} } = isApiError(error) ? error : { message: t('register.failed') };
      if (fields.name) form.setError('name', { message: fields.name }, { shouldFocus: true });
      if (fields.password) form.setError('password', { message: fields.password });
      form.setError('root', { message });
    }
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('field.name')}
        hint={t('field.nameHint')}
        autoComplete="username"
        autoCapitalize="none"
        error={problem(errors.name)}
        {...form.register('name')}
      />
      <PasswordField
        label={t('field.password')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        error={problem(errors.password)}
        {...form.register('password')}
      />
      <PasswordField
        label={t('field.confirm')}
        autoComplete="new-password"
        error={problem(errors.confirm)}
        {...form.register('confirm')}
      />
      <Agreement error={problem(errors.agreed)} {...form.register('agreed')} />
      <div role="alert">{errors.root && <FieldError id="register-error">{errors.root.message}</FieldError>}</div>
      <Button type="submit" kind="primary" busy={isSubmitting && t('register.busy')}>
        {t('register.submit')}
      </Button>
    </Form>
  );
};
