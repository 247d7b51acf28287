import { builtInType } from '@pte/exam/question-types';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { isApiError } from '../../../lib/api/api-error.js';
import { useRetryMockMutation } from '../../../lib/api/mock.endpoints.js';
import type { MockResult } from '../../../lib/api/mock.shapes.js';
import { useAppDispatch } from '../../../lib/store.js';
import { formatClock } from '../../../lib/time/clock.js';
import { toastShown } from '../../../lib/toast/toast.slice.js';
import { Button } from '../../../ui/button.js';
import { countOutcomes } from './item-outcome.js';
import { ReportSheet } from './report-sheet.js';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;

  dt {
    color: var(--text-2);
    font-size: 12px;
  }

  dd {
    font-size: 18px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.p`
  padding: 8px 12px;
  border-left: 3px solid var(--info);
  background: var(--info-soft);
`;

const nameOf = ({ index, questionTypeId }: { index: number; questionTypeId: number }): string =>
  `${index + 1} ${builtInType(questionTypeId)?.abbr ?? ''}`;

/** What was handed in and what became of it. */
export const ResultSummary = ({ result }: { result: MockResult }) => {
  const { t } = useTranslation(['report', 'common']);
  const dispatch = useAppDispatch();
  const [retry, { isLoading }] = useRetryMockMutation();
  const { submitted, skipped, failed, unscored } = countOutcomes(result.items);
  const again = async () => {
    const { error } = await retry(result.sessionId);
    if (isApiError(error)) dispatch(toastShown({ kind: 'error', message: error.message }));
  };
  const figures = [
    { term: t('report:result.time'), value: formatClock(result.timeUsed) },
    { term: t('report:outcome.submitted'), value: submitted },
    { term: t('report:outcome.skipped'), value: skipped },
    { term: t('report:outcome.failed'), value: failed },
    { term: t('report:result.pending'), value: result.pendingCount },
  ];
  return (
    <ReportSheet>
      <h2>{t('report:result.title')}</h2>
      {result.noticeMessage && <Note role="status">{result.noticeMessage}</Note>}
      {result.notice === 'NOTHING_SUBMITTED' && !result.noticeMessage && (
        <Note role="status">{t('report:result.nothing')}</Note>
      )}
      <Figures>
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Figures>
      {result.failed.length > 0 && (
        <div role="alert">
          <h3>{t('report:result.failedTitle')}</h3>
          <p>
            {result.items
              .filter(({ index }) => result.failed.includes(index))
              .map(nameOf)
              .join(' · ')}
          </p>
          <Button busy={isLoading && t('report:result.retrying')} onClick={() => void again()}>
            {t('common:action.retry')}
          </Button>
        </div>
      )}
      {unscored.length > 0 && (
        <p>{t('report:result.unscored', { count: unscored.length, items: unscored.map(nameOf).join(' · ') })}</p>
      )}
    </ReportSheet>
  );
};
