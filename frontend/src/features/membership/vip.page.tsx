import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUser } from '../../lib/session/use-session.js';
import { MembershipState } from '../../ui/membership-state.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Checkout } from './checkout.js';
import { OrderWait } from './order-wait.js';
import { PlanCards } from './plan-cards.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

/** What VIP is and costs; with `?order=` the page that waits for a payment. */
export const VipPage = () => {
  const { t } = useTranslation('membership');
  const user = useUser();
  const [search] = useSearchParams();
  const order = search.get('order');
  if (order !== null) return <OrderWait key={order} named={order} wasBlocked={search.has('blocked')} />;
  return (
    <Page>
      <PageHeading title={t('title')}>{t('title')}</PageHeading>
      {user && <MembershipState user={user} />}
      <PlanCards />
      <Checkout />
    </Page>
  );
};
