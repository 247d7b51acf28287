import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSignInMutation } from '../../lib/api/account.endpoints.js';
import { isApiError } from '../../lib/api/api-error.js';
import { startSession } from '../../lib/session/session-effects.js';
import { useAppDispatch } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { Field, FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { PasswordField } from '../../ui/password-field.js';
import { type SignInInput, signInSchema } from './account-schemas.js';
import { useProblem } from './use-problem.js';

/** After a refusal the name stays and the password is cleared; the message never says which of them was wrong. */
export const SignInForm = ({ onSignedIn }: { onSignedIn: () => void }) => {
  const { t } = useTranslation('auth');
  const problem = useProblem();
  const dispatch = useAppDispatch();
  const [signIn] = useSignInMutation();
  const form = useForm<SignInInput>({
    resolver: zodResolver(signInSchema),
    defaultValues: { name: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      dispatch(startSession(await signIn(input).unwrap()));
      onSignedIn();
    } catch (error) {
      form.resetField('password');
      form.setError('root', { message: isApiError(error) ? error.message : t('signIn.failed') });
      form.setFocus('password');
    }
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={t('field.account')}
        autoComplete="username"
        autoCapitalize="none"
        error={problem(errors.name)}
        {...form.register('name')}
      />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        error={problem(errors.password)}
        {...form.register('password')}
      />
      <div role="alert">{errors.root && <FieldError id="sign-in-error">{errors.root.message}</FieldError>}</div>
      <Button type="submit" kind="primary" busy={isSubmitting && t('signIn.busy')}>
        {t('signIn.submit')}
      </Button>
    </Form>
  );
};
