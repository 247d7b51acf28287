import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useChangePasswordMutation } from '../../../lib/api/account.endpoints.js';
import { isApiError } from '../../../lib/api/api-error.js';
import { userUpdated } from '../../../lib/session/session.slice.js';
import { useUser } from '../../../lib/session/use-session.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { FieldError } from '../../../ui/field.js';
import { Form } from '../../../ui/form.js';
import { PasswordField } from '../../../ui/password-field.js';

const characters = (text: string) => [...text].length;

const schemaFor = (text: { required: string; length: string; differs: string }, hasPassword: boolean) =>
  z
    .object({
      oldPassword: hasPassword ? z.string().check(z.minLength(1, text.required)) : z.string(),
      newPassword: z
        .string()
        .check(z.refine((value) => characters(value) >= 6 && characters(value) <= 100, text.length)),
      confirmPassword: z.string(),
    })
    .check(
      z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
        path: ['confirmPassword'],
        error: text.differs,
      }),
    );

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' };
const names = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

export const PasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const hasPassword = useUser()?.hasPassword ?? true;
  const [changePassword] = useChangePasswordMutation();
  const texts = { required: t('security.required'), length: t('security.length'), differs: t('security.differs') };
  const form = useForm({ resolver: zodResolver(schemaFor(texts, hasPassword)), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      dispatch(userUpdated(await changePassword(input).unwrap()));
      dispatch(toastShown({ kind: 'success', message: t('security.changed') }));
      onChanged();
    } catch (error) {
      const { message, fields = {} } = isApiError(error) ? error : { message: t('security.changeFailed') };
      const named = names.filter((name) => fields[name]);
      for (const name of named) form.setError(name, { message: fields[name] ?? message });
      if (named.length === 0) form.setError('root', { message });
    }
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {hasPassword && (
        <PasswordField
          label={t('security.old')}
          autoComplete="current-password"
          error={errors.oldPassword?.message}
          {...form.register('oldPassword')}
        />
      )}
      <PasswordField
        label={t('security.new')}
        hint={t('security.newHint')}
        autoComplete="new-password"
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <PasswordField
        label={t('security.confirm')}
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword')}
      />
      <div role="alert">{errors.root && <FieldError id="password-error">{errors.root.message}</FieldError>}</div>
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting && t('security.changing')}>
          {t('security.change')}
        </Button>
      </div>
    </Form>
  );
};
