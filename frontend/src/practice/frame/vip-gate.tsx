import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Seal = styled.p`
  padding: 8px 12px;
  border-left: 3px solid var(--vip);
  background: var(--vip-soft);
  color: var(--text);
`;

/** Told before the work, not after it. */
export const VipGate = () => {
  const { t } = useTranslation('practice');
  return (
    <Seal>
      {t('submit.vipBefore')} <Link to="/vip">{t('submit.vipOpen')}</Link>
    </Seal>
  );
};
