import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useQuestionTypesQuery } from '../../lib/api/question.endpoints.js';
import { useUser } from '../../lib/session/use-session.js';
import { CategoryMark, categories, categoryOf } from '../../ui/category-mark.js';
import { Empty } from '../../ui/empty.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Segmented } from '../../ui/segmented.js';
import { Sheet } from '../../ui/sheet.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { TypeRow } from './type-row.js';

const Page = styled.div`
  display: grid;
  gap: 16px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Group = styled(Sheet)`
  padding-block: 16px;

  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 8px;
  }
`;

const exams = { '2': 2, '0': 0, '1': 1 } as const;
type Exam = keyof typeof exams;

const isExam = (value: string | null): value is Exam => value !== null && value in exams;

export const TypesPage = () => {
  const { t } = useTranslation(['question', 'common']);
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const given = search.get('exam');
  const exam: Exam = isExam(given) ? given : (String(user?.preferCore ?? 2) as Exam);
  const { data, error, refetch } = useQuestionTypesQuery(exams[exam]);
  const choices = [
    { value: '2' as const, name: t('question:types.both') },
    { value: '0' as const, name: t('question:types.academic') },
    { value: '1' as const, name: t('question:types.core') },
  ];
  return (
    <Page>
      <Head>
        <PageHeading title={t('question:types.title')}>{t('question:types.title')}</PageHeading>
        <Segmented
          label={t('question:types.choose')}
          choices={choices}
          value={exam}
          onChange={(value) => setSearch({ exam: value }, { replace: true })}
        />
      </Head>
      {error && !data && <ErrorBlock title={t('question:types.failed')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonLines lines={12} height={44} />}
      {data?.length === 0 && <Empty>{t('question:types.none')}</Empty>}
      {data &&
        categories.map((category) => (
          <Group key={category}>
            <h2>
              <CategoryMark category={category} />
              <span aria-hidden>{t(`common:category.${category}`)}</span>
            </h2>
            <ul>
              {data
                .filter(({ type }) => categoryOf(type) === category)
                .map((type) => (
                  <TypeRow key={type.id} type={type} />
                ))}
            </ul>
          </Group>
        ))}
    </Page>
  );
};
