import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { collections, readListQuery, withFilter } from '../../lib/question-list/list-query.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Empty } from '../../ui/empty.js';
import { PageHeading } from '../../ui/page-heading.js';
import { QuestionList } from '../../ui/question-list.js';
import { Segmented } from '../../ui/segmented.js';
import { Sheet } from '../../ui/sheet.js';
import { TypeTabs } from '../../ui/type-tabs.js';

const Page = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** What the learner keeps, by collection and type; the address keeps both. */
export const FavoritesPage = () => {
  const { t } = useTranslation(['me', 'common']);
  const [params, setParams] = useSearchParams();
  const { type, collection: given } = readListQuery(params);
  const collection = collections.find((one) => one === String(given)) ?? '1';
  const list = withFilter(params, 'collection', collection);
  const change = (key: string, value: string) => setParams(withFilter(params, key, value), { replace: true });
  const none = t('me:favorites.none', { name: t(`me:favorites.${collection}`) });

  return (
    <Page>
      <PageHeading title={t('me:favorites.title')}>{t('me:favorites.title')}</PageHeading>
      <div>
        <Segmented
          label={t('me:favorites.title')}
          choices={collections.map((value) => ({ value, name: t(`me:favorites.${value}`) }))}
          value={collection}
          onChange={(value) => change('collection', value)}
        />
      </div>
      <TypeTabs
        current={type}
        all={t('me:favorites.anyType')}
        address={(id) => `/app/me/favorites?${withFilter(list, 'type', id === null ? '' : String(id))}`}
      />
      <QuestionList
        list={list}
        begin={t('me:favorites.begin')}
        failed={t('me:favorites.failed')}
        empty={
          type === null ? (
            <Empty action={<ButtonLink to="/app/question/list">{t('me:favorites.go')}</ButtonLink>}>{none}</Empty>
          ) : (
            <Empty action={<Button onClick={() => change('type', '')}>{t('common:action.clearFilters')}</Button>}>
              {t('me:favorites.noMatch')}
            </Empty>
          )
        }
      />
    </Page>
  );
};
