import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Link = styled.a`
  position: fixed;
  inset: 8px auto auto 8px;
  z-index: 30;
  padding: 8px 16px;
  border-radius: var(--radius-small);
  background: var(--brand);
  color: var(--on-brand);

  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

export const SkipLink = () => {
  const { t } = useTranslation('common');
  return <Link href="#content">{t('skip')}</Link>;
};
