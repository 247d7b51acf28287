import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePteProfileQuery } from '../lib/api/account.endpoints.js';
import { useMockReportQuery, useMockSessionsQuery } from '../lib/api/mock.endpoints.js';
import type { PteProfile } from '../lib/api/shapes.js';
import { useIsVip } from '../lib/session/use-session.js';
import { unixNow } from '../lib/time/clock.js';
import { daysUntil } from '../lib/time/days-until.js';
import { Ruler } from './ruler.js';

const Goal = styled.div`
  display: grid;
  gap: 4px;
  width: min(100%, 420px);
  margin-bottom: 8px;

  p {
    margin: 0;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** The overall of the newest mock whose report is complete; reports are a VIP function. */
const useNewestOverall = (): number | null => {
  const vip = useIsVip();
  const { data: sessions } = useMockSessionsQuery({ status: 'submitted', limit: 1 }, { skip: !vip });
  const { data: report } = useMockReportQuery(sessions?.[0]?.id ?? skipToken);
  return report?.complete ? report.overall : null;
};

const useCountdown = (examDate: number | null): string | null => {
  const { t } = useTranslation('home');
  if (examDate === null) return null;
  const days = daysUntil(examDate, unixNow());
  if (days < 0) return t('goal.past');
  return days === 0 ? t('goal.today') : t('goal.days', { count: days });
};

const Targets = ({ profile: { targetTotal, examDate } }: { profile: PteProfile }) => {
  const { t } = useTranslation('home');
  const countdown = useCountdown(examDate);
  const overall = useNewestOverall();
  const label =
    overall === null ? t('goal.target', { target: targetTotal }) : t('goal.both', { overall, target: targetTotal });
  return (
    <Goal>
      {countdown && <p>{countdown}</p>}
      <Ruler label={label} from={10} to={90} value={overall} target={targetTotal} ends />
      <span aria-hidden>{label}</span>
    </Goal>
  );
};

/** Days to the exam, and the way from the newest mock's overall to the target; for who has set none, the way to set it. */
export const ExamGoal = () => {
  const { t } = useTranslation('home');
  const { data: profile } = usePteProfileQuery();
  if (profile === undefined) return null;
  return profile ? <Targets profile={profile} /> : <Link to="/app/me/pte">▸ {t('goal.set')}</Link>;
};
