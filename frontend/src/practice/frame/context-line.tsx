import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Question, QuestionType } from '../../lib/api/shapes.js';
import { percentOf } from '../../lib/i18n/numbers.js';
import { typeName } from '../../lib/i18n/type-name.js';
import { isHighlyLikely } from '../../lib/question-list/is-highly-likely.js';
import { listAddress } from '../../lib/question-list/list-query.js';
import { Chip } from '../../ui/chip.js';
import { PageHeading } from '../../ui/page-heading.js';
import { AnswerCardButton } from './answer-card-button.js';
import { FavouriteMenu } from './favourite-menu.js';
import type { Neighbours } from './use-neighbours.js';

const Line = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;

  h1 {
    font-size: 18px;
    line-height: 28px;
  }

  > :last-child {
    margin-left: auto;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 8px 16px;
`;

const Place = styled.span`
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export interface ContextLineProps {
  question: Question;
  type: QuestionType | undefined;
  neighbours: Neighbours;
  /** Prefix of the tab's title, such as 评分中. */
  state?: string | undefined;
  /** The clock. */
  children?: ReactNode;
}

/** One line of context: the way back, where in the list, which question, how hard, the clock. */
export const ContextLine = ({ question, type, neighbours, state, children }: ContextLineProps) => {
  const { t } = useTranslation('practice');
  const [params] = useSearchParams();
  const { place, count } = neighbours;
  const isLikely = isHighlyLikely(question.predictiveRate);
  const list = type ? `${type.abbr} ${typeName(type)}` : '';
  const title = [state && `(${state})`, `#${question.id}`, list, t('title')].filter(Boolean).join(' ');
  return (
    <Line>
      <Link to={listAddress(params, question.type, place)}>‹ {list}</Link>
      {place !== null && (
        <Place>
          {place}/{count}
        </Place>
      )}
      <PageHeading title={title}>
        #{question.id} <span lang="en">{question.name}</span>
      </PageHeading>
      <Chip>{t(`difficulty.${question.difficulty}`)}</Chip>
      {question.predictiveRate > 0 && (
        <Chip $tone={isLikely ? 'warn' : 'plain'}>
          {isLikely && <Flame size={14} strokeWidth={1.75} aria-hidden />}
          {t(isLikely ? 'high' : 'likely', { rate: percentOf(question.predictiveRate / 10_000) })}
        </Chip>
      )}
      <Tools>
        <AnswerCardButton question={question} />
        <FavouriteMenu question={question} />
        {children}
      </Tools>
    </Line>
  );
};
