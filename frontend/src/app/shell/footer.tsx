import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../lib/store.js';

const Bar = styled.footer`
  padding: 24px;
  border-top: 1px solid var(--line);
  color: var(--text-3);
  font-size: 12px;
  text-align: center;
`;

export const Footer = () => {
  const { t } = useTranslation('common');
  const hidden = useAppSelector(({ preferences }) => preferences.hideFooter);
  return hidden ? null : <Bar>{t('footer.about')}</Bar>;
};
