import { pointsOf, readScore } from '@pte/exam/scoring-result';
import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Question, Submission } from '../../lib/api/shapes.js';
import { Button } from '../../ui/button.js';
import { useCollections } from './use-collections.js';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

/** Collections for what went wrong and what is to be seen again. */
const offered = [3, 4] as const;
const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const lostPoints = ({ score }: Submission): boolean => {
  const value = readScore(score);
  if (typeof value === 'string') return false;
  const { points, fullPoints } = pointsOf(value);
  return points < fullPoints;
};

/** Offers, and does not force, to keep a question that cost points. */
export const OfferCollections = ({ question, submission }: { question: Question; submission: Submission }) => {
  const { t } = useTranslation('practice');
  const labelId = useId();
  const toggle = useCollections(question);
  if (!lostPoints(submission)) return null;
  return (
    <Line role="group" aria-labelledby={labelId}>
      <span id={labelId}>{t('favourite.label')}</span>
      {offered.map((collection) => {
        const inside = question.collections.includes(collection);
        return (
          <Button key={collection} aria-pressed={inside} onClick={() => void toggle(collection)}>
            {inside ? <Check {...icon} /> : <Plus {...icon} />}
            {t(`favourite.${collection}`)}
          </Button>
        );
      })}
    </Line>
  );
};
