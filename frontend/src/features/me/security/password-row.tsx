import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelfUser } from '../../../lib/api/shapes.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { PasswordForm } from './password-form.js';
import { SecurityRow } from './security-row.js';

export const PasswordRow = ({ user: { hasPassword } }: { user: SelfUser }) => {
  const { t } = useTranslation('me');
  const [isOpen, setOpen] = useState(false);
  const action = t(hasPassword ? 'security.change' : 'security.set');
  return (
    <SecurityRow
      name={t('security.password')}
      state={t(hasPassword ? 'security.passwordSet' : 'security.passwordNone')}
    >
      <Button onClick={() => setOpen(true)}>{action}</Button>
      {isOpen && (
        <Dialog title={action} onClose={() => setOpen(false)}>
          <PasswordForm onChanged={() => setOpen(false)} />
        </Dialog>
      )}
    </SecurityRow>
  );
};
