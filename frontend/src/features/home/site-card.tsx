import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useSiteStatsQuery } from '../../lib/api/site.endpoints.js';
import { wholeNumber } from '../../lib/i18n/numbers.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const Card = styled(Sheet)`
  display: grid;
  gap: 12px;
  padding: 16px;

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: 8px;
  }

  dt {
    color: var(--text-2);
  }

  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** How much there is to practise and to read. */
export const SiteCard = () => {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useSiteStatsQuery();
  if (error && !data) return <ErrorBlock title={t('site.failed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-busy={data === undefined}>
      <h2>{t('site.title')}</h2>
      {data ? (
        <dl>
          <div>
            <dt>{t('site.questions')}</dt>
            <dd>{wholeNumber(data.questionCount)}</dd>
          </div>
          <div>
            <dt>{t('site.articles')}</dt>
            <dd>{wholeNumber(data.articleCount)}</dd>
          </div>
        </dl>
      ) : (
        <SkeletonLines lines={2} />
      )}
    </Card>
  );
};
