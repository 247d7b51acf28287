import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Dialog } from '../../ui/dialog.js';
import { SignInForm } from './sign-in-form.js';

const Hint = styled.p`
  margin-bottom: 16px;
  color: var(--text-2);
`;

/** Over the page, so that an unsent answer survives a lost session. */
export const SignInDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <Dialog title={t('session.dialogTitle')} onClose={onClose}>
      <Hint>{t('session.dialogHint')}</Hint>
      <SignInForm onSignedIn={onClose} />
    </Dialog>
  );
};
