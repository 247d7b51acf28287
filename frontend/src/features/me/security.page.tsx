import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { PasswordForm } from './password-form.js';
import { SessionList } from './session-list.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Part = styled(Sheet)`
  display: grid;
  gap: 16px;
`;

export const SecurityPage = () => {
  const { t } = useTranslation('me');
  return (
    <Page>
      <PageHeading title={t('security.title')}>{t('security.title')}</PageHeading>
      <Part>
        <h2>{t('security.password')}</h2>
        <PasswordForm />
      </Part>
      <Part>
        <h2>{t('security.sessions')}</h2>
        <SessionList />
      </Part>
    </Page>
  );
};
