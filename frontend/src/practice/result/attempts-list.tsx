import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAttemptsQuery } from '../../lib/api/submission.endpoints.js';
import { currentLocale } from '../../lib/i18n/locale.js';
import { formatClock } from '../../lib/time/clock.js';
import { formatMoment } from '../../lib/time/relative-time.js';
import { ErrorBlock } from '../../ui/error-block.js';
import { ScoreChip } from '../../ui/score-chip.js';
import { SkeletonLines } from '../../ui/skeleton.js';

const List = styled.ol`
  li + li {
    border-top: 1px solid var(--line);
  }

  a {
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

/** All attempts at this question, newest first; each opens as it was. */
export const AttemptsList = ({ questionId, current }: { questionId: number; current: number }) => {
  const { t } = useTranslation('practice');
  const [params] = useSearchParams();
  const { data, error, refetch } = useAttemptsQuery(questionId);
  const address = (id: number) => {
    const next = new URLSearchParams(params);
    next.set('submission', String(id));
    return { search: next.toString() };
  };
  if (error && !data) return <ErrorBlock title={t('attempts.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={3} height={32} />;
  if (data.length === 0) return <p>{t('attempts.none')}</p>;
  return (
    <List>
      {data.map(({ id, createdAt, score, scoringStatus, timeUsed }) => (
        <li key={id}>
          <Link to={address(id)} aria-current={id === current ? 'true' : undefined}>
            <span>{formatMoment(createdAt, currentLocale())}</span>
            <ScoreChip score={score} status={scoringStatus} />
            <span>{t('timeUsed', { time: formatClock(timeUsed) })}</span>
          </Link>
        </li>
      ))}
    </List>
  );
};
