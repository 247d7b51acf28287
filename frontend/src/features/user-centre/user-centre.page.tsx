import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useUser } from '../../lib/session/use-session.js';
import { Avatar } from '../../ui/avatar.js';
import { ButtonLink } from '../../ui/button.js';
import { ExamGoal } from '../../ui/exam-goal.js';
import { MembershipState } from '../../ui/membership-state.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { StatsCard } from '../../ui/stats-card.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Head = styled(Sheet)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 16px;

  > div {
    flex: 1;
    display: grid;
    gap: 4px;
    min-width: 200px;
  }
`;

const Goal = styled(Sheet)`
  min-height: 80px;
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`;

/** Where an account begins and ends: who, until when VIP, and the ways on. */
export const UserCentrePage = () => {
  const { t } = useTranslation('membership');
  const user = useUser();
  if (!user) return null;
  return (
    <Page>
      <Head>
        <Avatar user={user} size={64} />
        <div>
          <PageHeading title={t('centre.title')}>{user.name}</PageHeading>
          <MembershipState user={user} />
        </div>
        <ButtonLink to="/vip">{t(user.vipUntil === null ? 'mine.open' : 'mine.renew')}</ButtonLink>
      </Head>
      <Goal>
        <ExamGoal />
      </Goal>
      <StatsCard />
      <Ways aria-label={t('centre.ways')}>
        <ButtonLink to="/app" $kind="primary">
          {t('centre.enter')}
        </ButtonLink>
        <ButtonLink to="/app/me/orders">{t('orders.title')}</ButtonLink>
        <ButtonLink to="/app/me/security">{t('centre.security')}</ButtonLink>
      </Ways>
    </Page>
  );
};
