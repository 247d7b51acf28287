import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { isAdmin } from '../../lib/session/decide-access.js';
import { useUser } from '../../lib/session/use-session.js';
import { ButtonLink } from '../../ui/button.js';
import { MembershipState } from '../../ui/membership-state.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { PlanCards } from './plan-cards.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Head = styled(Sheet)`
  display: grid;
  justify-items: start;
  gap: 12px;
`;

/** The present membership, what it is worth, and the way to renew it. */
export const MyVipPage = () => {
  const { t } = useTranslation('membership');
  const user = useUser();
  if (!user) return null;
  return (
    <Page>
      <Head>
        <PageHeading title={t('mine.title')}>{t('mine.title')}</PageHeading>
        <MembershipState user={user} />
        {!isAdmin(user) && (
          <ButtonLink to="/vip" $kind="primary">
            {t(user.vipUntil === null ? 'mine.open' : 'mine.renew')}
          </ButtonLink>
        )}
        <Link to="/app/me/orders">{t('orders.title')}</Link>
      </Head>
      <PlanCards />
    </Page>
  );
};
