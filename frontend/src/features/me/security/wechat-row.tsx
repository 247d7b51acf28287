import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../lib/api/api-error.js';
import { useWechatUnbindMutation } from '../../../lib/api/security.endpoints.js';
import type { SelfUser } from '../../../lib/api/shapes.js';
import { useSiteConfigQuery } from '../../../lib/api/site.endpoints.js';
import { userUpdated } from '../../../lib/session/session.slice.js';
import { visitWechat } from '../../../lib/session/wechat-visit.js';
import { useAppDispatch } from '../../../lib/store.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { SecurityRow } from './security-row.js';

/** Only where this installation knows WeChat, or the account is bound to it. */
export const WechatRow = ({ user: { wechatBound } }: { user: SelfUser }) => {
  const { t } = useTranslation('me');
  const dispatch = useAppDispatch();
  const { data: config } = useSiteConfigQuery();
  const [unbind, { isLoading }] = useWechatUnbindMutation();
  const address = config?.wechat.authorizeUrl;
  if (!wechatBound && !address) return null;

  const leave = async () => {
    const { data, error } = await unbind();
    if (data) dispatch(userUpdated(data));
    const problem = isApiError(error) ? error.message : t('contact.failed');
    dispatch(
      toastShown(data ? { kind: 'success', message: t('wechat.unbound') } : { kind: 'error', message: problem }),
    );
  };
  return (
    <SecurityRow name={t('wechat.name')} state={t(wechatBound ? 'wechat.bound' : 'contact.none')}>
      {wechatBound ? (
        <Button kind="danger" busy={isLoading && t('wechat.unbind')} onClick={() => void leave()}>
          {t('wechat.unbind')}
        </Button>
      ) : (
        <Button onClick={() => address && visitWechat(address, { purpose: 'bind', from: '/app/me/security' })}>
          {t('wechat.bind')}
        </Button>
      )}
    </SecurityRow>
  );
};
