import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionsQuery } from '../../lib/api/question.endpoints.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const shown = 5;

const Card = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
  }

  li a {
    display: flex;
    align-items: center;
    min-height: 40px;
    color: var(--text);
    text-decoration: none;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`;

export const PredictionCard = () => {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useQuestionsQuery({ predictive: 'high', limit: shown, offset: 0 });
  if (error && !data) return <ErrorBlock title={t('predictionsFailed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-busy={data === undefined}>
      <div>
        <h2>{t('predictions')}</h2>
        <Link to="/app/predicate">{t('more')}</Link>
      </div>
      {data === undefined && <SkeletonLines lines={shown} height={28} />}
      {data?.count === 0 && <p>{t('predictionsNone')}</p>}
      <ol>
        {data?.data.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/app/question/${id}?predictive=high`} lang="en">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
};
