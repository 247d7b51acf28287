import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { useAttemptsQuery } from '../../lib/api/submission.endpoints.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { formatClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/relative-time.js';
import { Button } from '../../ui/button.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { ScoreChip } from '../../ui/score-chip.js';
import { SkeletonLines } from '../../ui/skeleton.js';
import { AttemptsChart } from './attempts-chart.js';
import { Comparison } from './comparison.js';

const List = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }

  li + li {
    border-top: 1px solid var(--line);
  }

  a {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    padding: 4px 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }

  a[aria-current] {
    background: var(--brand-soft);
  }

  a:hover {
    background: var(--sunken);
  }
`;

export interface AttemptsListProps {
  questionId: number;
  current: number;
  /** Draws the answer of an attempt. */
  children: (submission: Submission) => ReactNode;
  /** Draws what changed between two attempts. */
  changes?: ((earlier: Submission, later: Submission) => ReactNode) | undefined;
}

/** All attempts at this question, newest first; each opens as it was, or beside the current one. */
export const AttemptsList = ({ questionId, current, children, changes }: AttemptsListProps) => {
  const { t } = useTranslation('practice');
  const [params, setParams] = useSearchParams();
  const { data, error, refetch } = useAttemptsQuery(questionId);
  const address = (id: number) => {
    const next = new URLSearchParams(params);
    next.set('submission', String(id));
    next.delete('compare');
    return { search: next.toString() };
  };
  if (error && !data) return <ErrorBlock title={t('attempts.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={3} height={32} />;
  if (data.length === 0) return <p>{t('attempts.none')}</p>;
  const compared = Number(params.get('compare'));
  const compare = (id: number) => {
    const next = new URLSearchParams(params);
    if (id === compared) next.delete('compare');
    else next.set('compare', String(id));
    setParams(next, { replace: true });
  };
  const [one, other] = [Math.min(compared, current), Math.max(compared, current)].map((wanted) =>
    data.find(({ id }) => id === wanted),
  );
  return (
    <>
      <AttemptsChart attempts={data} current={current} />
      {one && other && compared !== current && (
        <>
          <Comparison attempts={[one, other]}>{children}</Comparison>
          {changes?.(one, other)}
        </>
      )}
      <List>
        {data.map(({ id, createdAt, score, scoringStatus, timeUsed }) => (
          <li key={id}>
            <Link to={address(id)} aria-current={id === current ? 'true' : undefined}>
              <span>{formatMoment(createdAt, currentLocale())}</span>
              <ScoreChip score={score} status={scoringStatus} />
              <span>{t('timeUsed', { time: formatClock(timeUsed) })}</span>
            </Link>
            {id !== current && (
              <Button kind="quiet" aria-pressed={id === compared} onClick={() => compare(id)}>
                {t(id === compared ? 'attempts.compareNot' : 'attempts.compare')}
              </Button>
            )}
          </li>
        ))}
      </List>
    </>
  );
};
