import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelfUser } from '../../../lib/api/shapes.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { SecurityRow } from './security-row.js';
import { TotpOffForm } from './totp-off-form.js';
import { TotpOnForm } from './totp-on-form.js';

/** Two-step sign-in. */
export const TotpRow = ({ user: { totpEnabled } }: { user: SelfUser }) => {
  const { t } = useTranslation('me');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const action = t(totpEnabled ? 'totp.disable' : 'totp.enable');
  return (
    <SecurityRow name={t('totp.name')} state={t(totpEnabled ? 'totp.on' : 'totp.off')}>
      <Button kind={totpEnabled ? 'danger' : 'secondary'} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <Dialog title={action} onClose={close}>
          {totpEnabled ? <TotpOffForm onChanged={close} /> : <TotpOnForm onChanged={close} />}
        </Dialog>
      )}
    </SecurityRow>
  );
};
