import './print.css';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isApiError } from '../../../lib/api/api-error.js';
import { useMockSessionQuery, useStartMockMutation } from '../../../lib/api/mock.endpoints.js';
import { currentLocale } from '../../../lib/i18n/locale.js';
import { useAppDispatch } from '../../../lib/store.js';
import { formatMoment } from '../../../lib/time/relative-time.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Empty } from '../../../ui/empty.js';
import { ErrorBlock } from '../../../ui/error-block.js';
import { PageHeading } from '../../../ui/page-heading.js';
import { Sheet } from '../../../ui/sheet.js';
import { SkeletonLines } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { noteOpenHere } from '../runner/exam-session.js';
import { ItemList } from './item-list.js';
import { ReportView } from './report-view.js';
import { ResultSummary } from './result-summary.js';
import { useLiveResult } from './use-live-result.js';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;

  h1 {
    flex: 1;
    min-width: 200px;
  }
`;

/** The result of a submitted attempt and, for VIPs, its report. Scores that are still missing fill in. */
export const AttemptPage = ({ sessionId, mockId }: { sessionId: string; mockId: number }) => {
  const { t } = useTranslation(['report', 'mock', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const session = useMockSessionQuery(sessionId);
  const { result, error, refetch, finished } = useLiveResult(sessionId);
  const [start, { isLoading }] = useStartMockMutation();

  const restart = async () => {
    const started = await start({ mockId, restart: true });
    if (started.data) {
      noteOpenHere(mockId, started.data.id);
      navigate(`/app/mock/${mockId}`);
    } else if (isApiError(started.error)) {
      dispatch(toastShown({ kind: 'error', message: started.error.message }));
    }
  };

  if (isApiError(error) && (error.status === 404 || error.reason === 'MOCK_NOT_SUBMITTED')) {
    return (
      <Sheet>
        <Empty action={<ButtonLink to={`/app/mock/${mockId}`}>{t('mock:start.open')}</ButtonLink>}>
          {t(error.status === 404 ? 'report:gone' : 'report:notSubmitted')}
        </Empty>
      </Sheet>
    );
  }
  if (error && !result) return <ErrorBlock title={t('report:failed')} error={error} onRetry={() => void refetch()} />;
  if (!result) return <SkeletonLines lines={8} height={44} />;
  const title = t('report:title', { name: session.data?.mockName ?? '' });
  return (
    <Page>
      <Head>
        <PageHeading title={title}>{title}</PageHeading>
        <ButtonLink to="/app/mock" $kind="quiet" data-screen-only>
          {t('mock:start.list')}
        </ButtonLink>
        <Button onClick={() => print()} data-screen-only>
          {t('report:print')}
        </Button>
        <Button busy={isLoading && t('mock:start.starting')} onClick={() => void restart()} data-screen-only>
          {t('report:restart')}
        </Button>
      </Head>
      <p data-print-only>
        {t('report:printed', {
          product: t('common:product'),
          time: formatMoment(session.data?.submittedAt ?? session.data?.createdAt ?? 0, currentLocale()),
        })}
      </p>
      <VisuallyHidden role="status">{finished && t('report:complete')}</VisuallyHidden>
      <ResultSummary result={result} />
      <ReportView sessionId={sessionId} mockId={mockId} />
      <ItemList items={result.items} />
    </Page>
  );
};
