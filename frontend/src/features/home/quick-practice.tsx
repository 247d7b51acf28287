import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { typeName } from '../../lib/i18n/type-name.js';
import { useUser } from '../../lib/session/use-session.js';
import { CategoryMark, categoryOf } from '../../ui/category-mark.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { Sheet } from '../../ui/sheet.js';
import { Skeleton } from '../../ui/skeleton.js';

const shown = 8;

const Card = styled(Sheet)`
  display: grid;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px 24px;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(136px, (100% - 36px) / 4), 1fr));
  gap: 12px;

  li {
    display: grid;
  }

  a {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 4px 8px;
    min-height: 64px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    background: var(--sunken);
  }

  b {
    font-weight: 600;
  }

  a > span:last-child {
    grid-column: 1 / -1;
    color: var(--text-2);
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: baseline;

  span {
    color: var(--text-2);
  }
`;

/** The first eight types of the list, each with its number of questions, and where more is. */
export const QuickPractice = () => {
  const { t } = useTranslation('home');
  const preferCore = useUser()?.preferCore ?? 2;
  const { data, error, refetch } = useQuestionTypesQuery(preferCore);
  if (error && !data) return <ErrorBlock title={t('typesFailed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Card aria-busy={data === undefined}>
      <Head>
        <h2>{t('quick')}</h2>
        <Link to="/app/question/list">{t('all')}</Link>
      </Head>
      {data?.length === 0 && <Empty>{t('typesNone')}</Empty>}
      <Grid>
        {data === undefined
          ? // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are alike and never move
            Array.from({ length: shown }, (_, box) => <Skeleton as="li" key={box} $height={64} />)
          : data.slice(0, shown).map((type) => {
              const category = categoryOf(type.type);
              return (
                <li key={type.id}>
                  <Link to={`/app/question/list/${type.id}`}>
                    {category && <CategoryMark category={category} />}
                    <b lang="en">{type.abbr}</b>
                    <small>{type.count}</small>
                    <span>{typeName(type)}</span>
                  </Link>
                </li>
              );
            })}
      </Grid>
      <More aria-label={t('more')}>
        <span aria-hidden>{t('more')}</span>
        <Link to="/app/mock">{t('mocks')}</Link>
        <Link to="/app/predicate">{t('predictions')}</Link>
      </More>
    </Card>
  );
};
