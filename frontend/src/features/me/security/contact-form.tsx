import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api/api-error.js';
import { useSendContactCodeMutation, useVerifyContactMutation } from '../../../lib/api/security.endpoints.js';
import { userUpdated } from '../../../lib/session/session.slice.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { CodeField } from '../../../ui/code-field.js';
import { Field } from '../../../ui/field.js';
import { Form } from '../../../ui/form.js';
import { ResendButton } from '../../../ui/resend-button.js';
import type { ContactKind } from './contact-row.js';

export interface ContactFormProps {
  kind: ContactKind;
  onBound: () => void;
}

interface Problems {
  address?: string | undefined;
  code?: string | undefined;
}

/** The address, then the code that was sent there. All fields are required. */
export const ContactForm = ({ kind, onBound }: ContactFormProps) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const [address, setAddress] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [sendCode] = useSendContactCodeMutation();
  const [verify, { isLoading }] = useVerifyContactMutation();
  const contact = kind === 'email' ? { email: address.trim() } : { phone: address.trim() };

  const fail = (error: unknown, whenUnnamed: keyof Problems) => {
    const { reason, message, fields = {} } = isApiError(error) ? error : { reason: '', message: t('contact.failed') };
    const isCode = reason === 'CODE_INVALID' || Boolean(fields['code']);
    const isAddress = Boolean(fields[kind]) || /_(TAKEN|ALREADY_BOUND)$/.test(reason);
    setProblems({ [isCode ? 'code' : isAddress ? 'address' : whenUnnamed]: fields[kind] ?? fields['code'] ?? message });
  };
  const send = async () => {
    if (!address.trim()) {
      setProblems({ address: t('security.required') });
      return false;
    }
    const { error } = await sendCode(contact);
    if (error) fail(error, 'address');
    else setProblems({});
    return !error;
  };
  const bind = async () => {
    const missing = {
      ...(address.trim() ? {} : { address: t('security.required') }),
      ...(code.trim() ? {} : { code: t('security.required') }),
    };
    if (Object.keys(missing).length > 0) return setProblems(missing);
    const { data, error } = await verify({ ...contact, code: code.trim() });
    if (!data) return fail(error, 'code');
    dispatch(userUpdated(data));
    dispatch(toastShown({ kind: 'success', message: t(`contact.${kind}Bound`) }));
    onBound();
  };

  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void bind();
      }}
    >
      <Field
        label={t(`contact.${kind}New`)}
        hint={t(`contact.${kind}Hint`)}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        autoCapitalize="none"
        value={address}
        error={problems.address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div>
        <ResendButton label={t('contact.send')} onSend={send} />
      </div>
      <CodeField
        label={t('contact.code')}
        value={code}
        error={problems.code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="primary" busy={isLoading && t('contact.binding')}>
        {t('contact.confirm')}
      </Button>
    </Form>
  );
};
