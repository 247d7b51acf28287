import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { ContactForm } from './contact-form.js';
import { SecurityRow } from './security-row.js';

export type ContactKind = 'phone' | 'email';

export interface ContactRowProps {
  kind: ContactKind;
  /** The address that is bound and verified. */
  current: string | null;
}

/** Binds a phone number or e-mail address by a code, or another in its place. */
export const ContactRow = ({ kind, current }: ContactRowProps) => {
  const { t } = useTranslation('me');
  const [isOpen, setOpen] = useState(false);
  const action = t(current ? 'contact.rebind' : 'contact.bind');
  const title = t(`contact.${kind}`);
  return (
    <SecurityRow name={title} state={current ?? t('contact.none')}>
      <Button aria-label={`${action} ${title}`} onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <Dialog title={`${action} ${title}`} onClose={() => setOpen(false)}>
          <ContactForm kind={kind} onBound={() => setOpen(false)} />
        </Dialog>
      )}
    </SecurityRow>
  );
};
