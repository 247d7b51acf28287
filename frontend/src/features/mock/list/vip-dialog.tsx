import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useUser } from '../../../lib/session/use-session.js';
import { ButtonLink } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 16px;
`;

/** Why a mock does not open, and the way to it; nothing is sold here. */
export const VipDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation(['mock', 'common']);
  const user = useUser();
  return (
    <Dialog title={t('mock:vip.title')} onClose={onClose}>
      <p>{t('mock:vip.text')}</p>
      <Actions>
        {!user && <ButtonLink to="/auth/sign-in?from=%2Fapp%2Fmock">{t('common:action.signIn')}</ButtonLink>}
        <ButtonLink to="/vip" $kind="primary">
          {t('mock:vip.plans')}
        </ButtonLink>
      </Actions>
    </Dialog>
  );
};
