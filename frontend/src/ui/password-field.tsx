import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field.js';
import { IconButton } from './icon-button.js';

export const PasswordField = (props: FieldProps) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  const label = t(shown ? 'password.hide' : 'password.show');
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      extra={
        <IconButton aria-label={label} title={label} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={20} strokeWidth={1.75} /> : <Eye size={20} strokeWidth={1.75} />}
        </IconButton>
      }
    />
  );
};
