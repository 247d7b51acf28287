import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../ui/button.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';

const Page = styled(Sheet)`
  display: grid;
  justify-items: start;
  gap: 16px;
`;

const Actions = styled.div`
  display: flex;
  gap: 12px;
`;

export const InsufficientPermission = ({ need }: { need: 'vip' | 'admin' }) => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading title={t(`guard.${need}Title`)}>{t(`guard.${need}Title`)}</PageHeading>
      <p>{t(`guard.${need}`)}</p>
      <Button kind="primary" onClick={() => navigate(-1)}>
        {t('action.back')}
      </Button>
    </Page>
  );
};

export const ExpiredVip = () => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  return (
    <Page>
      <PageHeading title={t('guard.expiredTitle')}>{t('guard.expiredTitle')}</PageHeading>
      <p>{t('guard.expired')}</p>
      <Actions>
        <Button onClick={() => navigate(-1)}>{t('action.back')}</Button>
        <ButtonLink to="/app/me" $kind="primary">
          {t('guard.account')}
        </ButtonLink>
      </Actions>
    </Page>
  );
};
