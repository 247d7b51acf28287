import { pointsOf, readScore } from '@pte/exam/scoring-result';
import { Check, Circle, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionSummary } from '../lib/api/shapes.js';
import { percentOf } from '../lib/i18n/numbers.js';
import { Chip } from './chip.js';
import { media } from './media.js';

const Row = styled.li`
  & + & {
    border-top: 1px solid var(--line);
  }

  a {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 52px;
    padding: 8px;
    border-radius: var(--radius-small);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    background: var(--sunken);
  }

  small {
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }

  ${media.mobile} {
    a {
      grid-template-columns: 56px minmax(0, 1fr);
    }

    a > div {
      grid-column: 2;
    }
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

const PractisedChip = ({ question: { hasPracticed, lastScore } }: { question: QuestionSummary }) => {
  const { t } = useTranslation('question');
  if (!hasPracticed) {
    return (
      <Chip>
        <Circle {...icon} />
        {t('row.todo')}
      </Chip>
    );
  }
  if (lastScore === '') return <Chip $tone="info">{t('row.scoring')}</Chip>;
  const score = readScore(lastScore ?? '');
  const points = typeof score === 'string' ? null : pointsOf(score);
  return (
    <Chip $tone="brand">
      <Check {...icon} />
      {points ? t('row.score', { got: points.points, full: points.fullPoints }) : t('row.done')}
    </Chip>
  );
};

/** One question of a list: the whole row is its link. */
export const QuestionRow = ({ question, to }: { question: QuestionSummary; to: string }) => {
  const { t } = useTranslation('question');
  return (
    <Row>
      <Link to={to} data-row>
        <small>#{question.id}</small>
        <span lang="en">{question.name}</span>
        <Badges>
          <Chip>{t(`difficulty.${question.difficulty}`)}</Chip>
          {question.predictiveRate > 0 && (
            <Chip $tone="warn">
              <Flame {...icon} />
              {t('row.high', { rate: percentOf(question.predictiveRate / 10_000) })}
            </Chip>
          )}
          <PractisedChip question={question} />
        </Badges>
      </Link>
    </Row>
  );
};
