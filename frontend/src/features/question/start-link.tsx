import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useQuestionsQuery } from '../../lib/api/question.endpoints.js';
import { questionAddress, readListQuery, toFilters, withFilter } from '../../lib/question-list/list-query.js';
import { ButtonLink } from '../../ui/button.js';

/** Where practice should begin: the first of the list, as it is filtered and ordered, that was never answered. */
export const StartLink = ({ typeId }: { typeId: number }) => {
  const { t } = useTranslation('question');
  const [params] = useSearchParams();
  const untouched = withFilter(params, 'hasPracticed', 'false');
  const filters = toFilters({ ...readListQuery(untouched), collection: null, type: typeId });
  const { data } = useQuestionsQuery({ ...filters, limit: 1, offset: 0 });
  const first = data?.data[0];
  if (!first) return null;
  return (
    <div>
      <ButtonLink $kind="primary" to={questionAddress(first.id, untouched, 0, typeId)}>
        {t('list.startFirst')}
      </ButtonLink>
    </div>
  );
};
