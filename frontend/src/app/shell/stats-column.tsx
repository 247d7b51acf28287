import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media } from '../../ui/media.js';
import { StatsCard } from '../../ui/stats-card.js';

const Column = styled.aside`
  align-self: start;
  ${media.compact} {
    display: none;
  }
`;

export const StatsColumn = () => {
  const { t } = useTranslation('common');
  return (
    <Column aria-label={t('shell.aside')}>
      <StatsCard />
    </Column>
  );
};
