import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError } from '../../lib/api/api-error.js';
import { useQuestionQuery, useQuestionTypeQuery } from '../../lib/api/question.endpoints.js';
import { ButtonLink } from '../../ui/button.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { PageHeading } from '../../ui/page-heading.js';
import { Sheet } from '../../ui/sheet.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Exercise } from './exercise.js';

const Waiting = styled.div`
  display: grid;
  gap: 16px;
`;

const Gone = styled(Sheet)`
  display: grid;
  justify-items: start;
  gap: 16px;
`;

const NotFound = () => {
  const { t } = useTranslation('practice');
  return (
    <Gone>
      <PageHeading title={t('gone.title')}>{t('gone.title')}</PageHeading>
      <p>{t('gone.text')}</p>
      <ButtonLink to="/app/question/list" $kind="primary">
        {t('gone.list')}
      </ButtonLink>
    </Gone>
  );
};

export const PracticePage = () => {
  const { id } = useParams();
  return id && /^\d{1,9}$/.test(id) ? <LoadedExercise key={id} id={Number(id)} /> : <NotFound />;
};

const LoadedExercise = ({ id }: { id: number }) => {
  const { t } = useTranslation('practice');
  const { data: question, error, refetch } = useQuestionQuery(id);
  const { data: type } = useQuestionTypeQuery(question?.type ?? 0, { skip: question === undefined });
  if (isApiError(error) && error.status === 404) return <NotFound />;
  if (question) return <Exercise question={question} type={type} />;
  if (error) return <ErrorBlock title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  return (
    <Waiting aria-busy>
      <Skeleton $height={36} />
      <Skeleton $height={320} />
      <Skeleton $height={60} />
    </Waiting>
  );
};
