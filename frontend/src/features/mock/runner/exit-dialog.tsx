import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 16px;
`;

export const ExitDialog = ({ onStay, onExit }: { onStay: () => void; onExit: () => void }) => {
  const { t } = useTranslation('mock');
  return (
    <Dialog title={t('exit.title')} onClose={onStay}>
      <p>{t('exit.text')}</p>
      <Actions>
        <Button kind="danger" onClick={onExit}>
          {t('exit.leave')}
        </Button>
        <Button kind="primary" onClick={onStay}>
          {t('exit.stay')}
        </Button>
      </Actions>
    </Dialog>
  );
};
