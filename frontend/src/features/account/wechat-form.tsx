import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../lib/api/api-error.js';
import { useWechatRegisterMutation } from '../../lib/api/security.endpoints.js';
import { startSession } from '../../lib/session/session-effects.js';
import { forgetWechatPending, type WechatRegistrationDraft } from '../../lib/session/wechat-visit.js';
import { useAppDispatch } from '../../lib/store.js';
import { Button } from '../../ui/button.js';
import { Field, FieldError } from '../../ui/field.js';
import { Form } from '../../ui/form.js';
import { PasswordField } from '../../ui/password-field.js';
import { type WechatInput, wechatSchema } from './account-schemas.js';
import { Agreement } from './agreement.js';
import { useProblem } from './use-problem.js';

export interface WechatFormProps {
  draft: WechatRegistrationDraft;
  onRegistered: () => void;
  /** The token has run out; WeChat must be asked again. */
  onExpired: (message: string) => void;
}

/** Makes an account of a WeChat identity: a name, and a password for who wants one. */
export const WechatForm = ({ draft, onRegistered, onExpired }: WechatFormProps) => {
  const { t } = useTranslation('auth');
  const problem = useProblem();
  const dispatch = useAppDispatch();
  const [register] = useWechatRegisterMutation();
  const form = useForm<WechatInput>({
    resolver: zodResolver(wechatSchema),
    defaultValues: { name: draft.suggestedName, password: '', agreed: false },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ name, password }) => {
    try {
      const { oauthToken } = draft;
      const answer = await register({ oauthToken, name, ...(password ? { password } : {}) }).unwrap();
      forgetWechatPending();
      dispatch(startSession(answer));
      onRegistered();
    } catch (error) {
      const {
        reason,
        message,
        fields = {},
      } = isApiError(error) ? error : { reason: '', message: t('register.failed') };
      if (reason === 'OAUTH_TOKEN_INVALID') {
        forgetWechatPending();
        return onExpired(t('wechat.expired'));
      }
      if (fields.name) form.setError('name', { message: fields.name }, { shouldFocus: true });
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
        label={t('wechat.password')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        error={problem(errors.password)}
        {...form.register('password')}
      />
      <Agreement error={problem(errors.agreed)} {...form.register('agreed')} />
      <div role="alert">{errors.root && <FieldError id="wechat-error">{errors.root.message}</FieldError>}</div>
      <Button type="submit" kind="primary" busy={isSubmitting && t('register.busy')}>
        {t('wechat.finish')}
      </Button>
    </Form>
  );
};
