import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ButtonLink } from '../ui/button.js';
import { PageHeading } from '../ui/page-heading.js';
import { Sheet } from '../ui/sheet.js';

const Page = styled(Sheet)`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding-block: 48px;
`;

const Code = styled.p`
  color: var(--text-3);
  font-size: 44px;
  font-weight: 600;
  line-height: 48px;
  font-variant-numeric: tabular-nums;
`;

export const NotFoundPage = () => {
  const { t } = useTranslation('common');
  return (
    <Page>
      <Code aria-hidden>404</Code>
      <PageHeading title={t('notFound.title')}>{t('notFound.welcome')}</PageHeading>
      <p>{t('notFound.text')}</p>
      <ButtonLink to="/app" $kind="primary">
        {t('action.home')}
      </ButtonLink>
    </Page>
  );
};
