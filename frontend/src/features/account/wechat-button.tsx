import { useTranslation } from 'react-i18next';
import { useSiteConfigQuery } from '../../lib/api/site.endpoints.js';
import { visitWechat } from '../../lib/session/wechat-visit.js';
import { Button } from '../../ui/button.js';

/** Only where this installation knows WeChat. */
export const WechatButton = ({ from }: { from: string }) => {
  const { t } = useTranslation('auth');
  const { data } = useSiteConfigQuery();
  const address = data?.wechat.authorizeUrl;
  if (!address) return null;
  return <Button onClick={() => visitWechat(address, { purpose: 'sign-in', from })}>{t('wechat.signIn')}</Button>;
};
