import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Submission } from '../../lib/api/shapes.js';
import { formatClock } from '../../lib/time/clock.js';
import { ButtonLink } from '../../ui/button.js';
import { RelativeMoment } from '../../ui/relative-moment.js';
import { ScoreChip } from '../../ui/score-chip.js';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;

  & + & {
    border-top: 1px solid var(--line);
  }

  > a:first-child {
    flex: 1;
    min-width: 200px;
    padding: 12px 0;
    color: var(--text);
    text-decoration: none;
  }

  > a:first-child:hover {
    color: var(--brand);
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

export const HistoryRow = ({ submission }: { submission: Submission }) => {
  const { t } = useTranslation('me');
  const { id, questionId, question, questionType, timeUsed, createdAt } = submission;
  const name = question?.name ?? t('history.gone');
  return (
    <Row>
      <Link to={`/app/question/${questionId}?submission=${id}`} data-row>
        <small lang="en">{questionType?.abbr}</small> <span lang={question ? 'en' : undefined}>{name}</span>
      </Link>
      <ScoreChip score={submission.score} status={submission.scoringStatus} />
      <small>
        {t('history.used', { time: formatClock(timeUsed) })} · <RelativeMoment unix={createdAt} />
      </small>
      {question && (
        <ButtonLink to={`/app/question/${questionId}`} aria-label={t('history.redoLabel', { name })} $kind="quiet">
          {t('history.redo')}
        </ButtonLink>
      )}
    </Row>
  );
};
