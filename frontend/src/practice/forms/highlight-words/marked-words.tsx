import type { Analysis } from '@pte/exam/scoring-result';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '../../../lib/store.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { PassageBox } from '../../passage/passage.js';
import { type ManyOutcome, outcomeOfChosen } from '../choices/choice-outcome.js';
import { splitWords } from './split-words.js';

const signs: Record<ManyOutcome, string> = { hit: '✓', wrongPick: '✗', missed: '○' };

const Passage = styled(PassageBox)`
  p {
    line-height: 2.4;
  }
`;

const Word = styled.span`
  text-underline-offset: 5px;

  &[data-outcome='hit'] {
    color: var(--ok);
    text-decoration: underline 2px;
  }

  &[data-outcome='wrongPick'] {
    color: var(--bad);
    text-decoration: underline wavy 1.5px;
  }

  &[data-outcome='missed'] {
    color: var(--warn);
    text-decoration: underline dashed 2px;
  }

  small {
    margin-left: 2px;
    font-family: var(--font-ui);
    font-size: 0.75em;
    font-weight: 600;
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  color: var(--text-2);
`;

const outcomes: ManyOutcome[] = ['hit', 'wrongPick', 'missed'];

export interface MarkedWordsProps {
  material: string;
  chosen: readonly number[];
  /** What was said instead, by word. */
  said: ReadonlyMap<number, string>;
  analysis: Analysis | null;
}

/** The text as it was handed in: found, wrongly picked and missed words, with what was said. */
export const MarkedWords = ({ material, chosen, said, analysis }: MarkedWordsProps) => {
  const { t } = useTranslation('practice');
  const size = useAppSelector(({ preferences }) => preferences.passageSize);
  return (
    <>
      <Passage lang="en" $size={size}>
        {splitWords(material).map((words) => (
          <p key={words[0]?.i}>
            {words.map(({ i, text }) => {
              const outcome = outcomeOfChosen(i, chosen, analysis);
              if (!outcome) return `${text} `;
              return (
                <Fragment key={i}>
                  <Word data-outcome={outcome}>
                    <span aria-hidden>{signs[outcome]}</span>
                    <VisuallyHidden>{t(`highlight.${outcome}`)}</VisuallyHidden>
                    {text}
                    {said.has(i) && (
                      <small>
                        <VisuallyHidden>{t('highlight.said')}</VisuallyHidden>
                        <span aria-hidden>→</span> {said.get(i)}
                      </small>
                    )}
                  </Word>{' '}
                </Fragment>
              );
            })}
          </p>
        ))}
      </Passage>
      <Legend aria-label={t('highlight.legend')}>
        {outcomes.map((outcome) => (
          <li key={outcome}>
            <Word data-outcome={outcome}>
              {signs[outcome]} {t(`highlight.${outcome}`)}
            </Word>
          </li>
        ))}
      </Legend>
    </>
  );
};
