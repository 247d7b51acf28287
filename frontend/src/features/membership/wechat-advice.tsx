import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../ui/button.js';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 12px 16px;
  border-left: 3px solid var(--warn);
  background: var(--warn-soft);
`;

/** In WeChat's browser a link to Alipay is dead, so the way out is shown instead. */
export const WechatAdvice = ({ address }: { address: string }) => {
  const { t } = useTranslation('membership');
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      (error: unknown) => console.warn('the link was not copied', error),
    );
  return (
    <Box>
      <p>{t('wechat.advice')}</p>
      <Button onClick={() => void copy()}>{t(isCopied ? 'wechat.copied' : 'wechat.copy')}</Button>
    </Box>
  );
};
