import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError } from '../../../lib/api/api-error.js';
import { useMockQuery } from '../../../lib/api/mock.endpoints.js';
import { deleteRecording } from '../../../lib/draft/recording-store.js';
import { lazyPage } from '../../../lib/lazy-page.js';
import { useUser } from '../../../lib/session/use-session.js';
import { loadForm } from '../../../practice/forms/load-form.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { Sheet } from '../../../ui/sheet.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { AnswerForms } from '../answer-forms.js';
import { dropOldWork } from '../sitting/work-store.js';
import { useAttemptLock } from './use-attempt-lock.js';

const Exam = lazyPage(() => import('./exam.js').then((module) => module.Exam));
const AttemptPage = lazyPage(() => import('../report/attempt-page.js').then((module) => module.AttemptPage));

const Bare = styled.div`
  width: min(1024px, 100%);
  margin: 0 auto;
  padding: 24px 16px;
`;

/** An exam, or with `?attempt=ID` what came out of a past one. */
export const MockPage = () => {
  const { id } = useParams();
  const [params] = useSearchParams();
  const attempt = params.get('attempt');
  useEffect(() => {
    for (const key of dropOldWork()) void deleteRecording(key).catch(() => undefined);
  }, []);
  if (!id || !/^\d{1,9}$/.test(id)) return <Gone />;
  return (
    <AnswerForms value={loadForm}>
      {attempt ? (
        <Bare>
          <AttemptPage key={attempt} sessionId={attempt} mockId={Number(id)} />
        </Bare>
      ) : (
        <LockedExam key={id} mockId={Number(id)} />
      )}
    </AnswerForms>
  );
};

const Gone = () => {
  const { t } = useTranslation('mock');
  return (
    <Bare>
      <Sheet>
        <Empty action={<ButtonLink to="/app/mock">{t('start.list')}</ButtonLink>}>{t('gone')}</Empty>
      </Sheet>
    </Bare>
  );
};

const LockedExam = ({ mockId }: { mockId: number }) => {
  const { t } = useTranslation(['mock', 'common']);
  const user = useUser();
  // A session that ends in the middle is renewed over the page, and the lock stays.
  const [owner] = useState(user?.id ?? 0);
  const { state, askAgain } = useAttemptLock(`pte-mock:${owner}:${mockId}`);
  const { data: mock, error, refetch } = useMockQuery(mockId);
  if (isApiError(error) && error.status === 404) return <Gone />;
  if (mock && state === 'held') return <Exam mock={mock} />;
  return (
    <Bare>
      {state === 'refused' && (
        <Sheet>
          <Empty action={<Button onClick={askAgain}>{t('common:action.retry')}</Button>}>{t('mock:otherTab')}</Empty>
        </Sheet>
      )}
      {state !== 'refused' &&
        (error && !mock ? (
          <ErrorBlock title={t('mock:loadFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={6} height={44} />
        ))}
    </Bare>
  );
};
