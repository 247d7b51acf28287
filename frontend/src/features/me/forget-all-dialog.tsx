import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import { useForgetAllViewedMutation, type ViewedFilter } from '../../lib/api/history.endpoints.js';
import { useAppDispatch } from '../../lib/store.js';
import { toastShown } from '../../lib/toast/toast.slice.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: 12px;
  margin-top: 24px;
`;

export interface ForgetAllDialogProps extends ViewedFilter {
  count: number;
  onClose: () => void;
}

export const ForgetAllDialog = ({ kind, count, onClose }: ForgetAllDialogProps) => {
  const { t } = useTranslation(['me', 'common']);
  const dispatch = useAppDispatch();
  const [forgetAll, { isLoading }] = useForgetAllViewedMutation();
  const confirm = async () => {
    const { error } = await forgetAll({ kind });
    if (isApiError(error)) dispatch(toastShown({ kind: 'error', message: error.message }));
    onClose();
  };
  return (
    <Dialog title={t('me:viewed.forgetAll')} onClose={onClose}>
      <p>{t('me:viewed.forgetAllAsk', { count })}</p>
      <Actions>
        <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        <Button kind="danger" disabled={isLoading} onClick={() => void confirm()}>
          {t('me:viewed.forgetAll')}
        </Button>
      </Actions>
    </Dialog>
  );
};
