import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useStatsQuery } from '../lib/api/account.endpoints.js';
import { currentLocale } from '../lib/i18n/locale.js';
import { useUser } from '../lib/session/use-session.js';
import { Button, ButtonLink } from './button.js';
import { Ruler } from './ruler.js';
import { Sheet } from './sheet.js';
import { SkeletonLines } from './skeleton.js';

const List = styled.dl`
  display: grid;
  gap: 12px;

  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 8px;
    align-items: baseline;
  }

  dt {
    color: var(--text-2);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  dd:last-child:nth-child(3) {
    grid-column: 1 / -1;
  }
`;

const Card = styled(Sheet)`
  display: grid;
  gap: 16px;
  padding: 16px;
`;

/** Practice minutes, count and accuracy, or why there are none. */
export const StatsCard = () => {
  const { t } = useTranslation('common');
  const user = useUser();
  return (
    <Card>
      <h2>{t('shell.aside')}</h2>
      {user ? (
        <Figures />
      ) : (
        <>
          <p>{t('stats.signIn')}</p>
          <ButtonLink to="/auth/sign-in">{t('action.signIn')}</ButtonLink>
        </>
      )}
    </Card>
  );
};

const Figures = () => {
  const { t } = useTranslation('common');
  const { data: stats, isError, refetch } = useStatsQuery();
  if (isError && !stats) {
    return (
      <>
        <p>{t('stats.failed')}</p>
        <Button onClick={() => void refetch()}>{t('action.retry')}</Button>
      </>
    );
  }
  if (!stats) return <SkeletonLines lines={3} />;
  if (stats.count === 0) return <p>{t('stats.none')}</p>;
  const percent = new Intl.NumberFormat(currentLocale(), { style: 'percent', minimumFractionDigits: 1 });
  const accuracy = stats.accuracy === null ? '–' : percent.format(stats.accuracy / 100);
  return (
    <List>
      <div>
        <dt>{t('stats.duration')}</dt>
        <dd>{t('stats.minutes', { count: Math.round(stats.duration / 60) })}</dd>
      </div>
      <div>
        <dt>{t('stats.count')}</dt>
        <dd>{t('stats.questions', { count: stats.count })}</dd>
      </div>
      <div>
        <dt>{t('stats.accuracy')}</dt>
        <dd>{accuracy}</dd>
        <dd>
          <Ruler label={`${t('stats.accuracy')} ${accuracy}`} from={0} to={100} value={stats.accuracy} />
        </dd>
      </div>
    </List>
  );
};
