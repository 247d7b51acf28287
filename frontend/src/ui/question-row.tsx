import { pointsOf, readScore } from '@pte/exam/scoring-result';
import { Check, Circle, Flame } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { QuestionSummary } from '../lib/api/shapes.js';
import { percentOf } from '../lib/i18n/numbers.js';
import { isHighlyLikely } from '../lib/question-list/is-highly-likely.js';
import { Chip } from './chip.js';
import { FavouriteStar } from './favourite-star.js';
import { media } from './media.js';

const Row = styled.li`
  & + & {
    border-top: 1px solid var(--line);
  }

  display: flex;
  align-items: center;
  gap: 4px;

  a {
    display: grid;
    flex: 1;
    grid-template-columns: 64px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-width: 0;
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
  if (lastScore === '') return <Chip $tone="info">{t('row.unscored')}</Chip>;
  const score = readScore(lastScore ?? '');
  const points = typeof score === 'string' ? null : pointsOf(score);
  return (
    <Chip $tone="brand">
      <Check {...icon} />
      {points ? t('row.score', { got: points.points, full: points.fullPoints }) : t('row.done')}
    </Chip>
  );
};

const LikelyChip = ({ rate }: { rate: number }) => {
  const { t } = useTranslation('question');
  if (rate === 0) return null;
  const percent = percentOf(rate / 10_000);
  if (!isHighlyLikely(rate)) return <Chip>{t('row.likely', { rate: percent })}</Chip>;
  return (
    <Chip $tone="warn">
      <Flame {...icon} />
      {t('row.high', { rate: percent })}
    </Chip>
  );
};

export interface QuestionRowProps {
  question: QuestionSummary;
  to: string;
  /** The type's abbreviation, where a list mixes types. */
  abbr?: string | undefined;
}

/** One question of a list: a link, and the star beside it. */
export const QuestionRow = ({ question, to, abbr }: QuestionRowProps) => {
  const { t } = useTranslation('question');
  return (
    <Row>
      <Link to={to} data-row>
        <small>#{question.id}</small>
        <span lang="en">{question.name}</span>
        <Badges>
          {abbr && <Chip lang="en">{abbr}</Chip>}
          <Chip>{t(`difficulty.${question.difficulty}`)}</Chip>
          <LikelyChip rate={question.predictiveRate} />
          <PractisedChip question={question} />
        </Badges>
      </Link>
      <FavouriteStar question={question} />
    </Row>
  );
};
