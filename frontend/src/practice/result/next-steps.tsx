import type { Analysis } from '@pte/exam/scoring-result';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '../../ui/button.js';
import { practiseWordsId } from './practise-words.js';
import { countMarks } from './word-marks.js';

const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  h3 {
    width: 100%;
  }
`;

export interface NextStepsProps {
  analysis: Analysis;
  /** Address of the next question of the list. */
  similar: string | null;
  onRedo: () => void;
}

/** What to do with the score. */
export const NextSteps = ({ analysis, similar, onRedo }: NextStepsProps) => {
  const { t } = useTranslation('result');
  const { misread, missed } = countMarks(analysis);
  const unclear = misread + missed;
  const practise = () => document.getElementById(practiseWordsId)?.focus();
  return (
    <Line>
      <h3>{t('next.title')}</h3>
      {unclear > 0 && <Button onClick={practise}>{t('next.words', { count: unclear })}</Button>}
      <Button onClick={onRedo}>{t('next.again')}</Button>
      {similar && <ButtonLink to={similar}>{t('next.similar')}</ButtonLink>}
    </Line>
  );
};
