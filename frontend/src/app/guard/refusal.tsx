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

export interface RefusalProps {
  /** What the page needs, or that the learner's VIP has ended. */
  reason: 'vip' | 'admin' | 'expired';
}

export const Refusal = ({ reason }: RefusalProps) => {
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const title = t(`guard.${reason}Title`);
  return (
    <Page>
      <PageHeading title={title}>{title}</PageHeading>
      <p>{t(`guard.${reason}`)}</p>
      <Actions>
        <Button kind={reason === 'expired' ? 'secondary' : 'primary'} onClick={() => navigate(-1)}>
          {t('action.back')}
        </Button>
        {reason === 'expired' && (
          <ButtonLink to="/user" $kind="primary">
            {t('guard.renew')}
          </ButtonLink>
        )}
      </Actions>
    </Page>
  );
};
