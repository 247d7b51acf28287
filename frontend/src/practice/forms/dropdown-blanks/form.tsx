import { openBlank } from '@pte/exam/answer';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { defineForm, itemOf } from '../answer-form.js';
import { BlankOutcome, type BlankState, blankColours, blankGrounds, blankState } from '../blanks/blank-outcome.js';
import { BlankPassage } from '../blanks/blank-passage.js';
import { chosenIn, missingBlanks, orNull } from '../blanks/blank-values.js';
import { FilledPassage } from '../blanks/filled-passage.js';
import { numbersIn } from '../reference/read-key.js';

interface DropdownContent {
  material: string;
  choices: string[][];
}

const Blank = styled.select<{ $state: BlankState }>`
  max-width: 100%;
  min-height: 36px;
  padding: 0 8px;
  border: 1px solid ${({ $state }) => blankColours[$state]};
  border-radius: var(--radius-small);
  background: ${({ $state }) => blankGrounds[$state]};
  color: var(--text);
  font: inherit;
  line-height: 1.4;
  cursor: pointer;

  &:disabled {
    opacity: 1;
    cursor: default;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Types whose blanks each have a list of their own. The value is the index in each list, -1 where none is chosen. */
export const form = defineForm<DropdownContent, number[]>({
  Form: ({ content, value, onChange, disabled, answerKey, analysis }) => {
    const { t } = useTranslation('practice');
    const chosen = chosenIn(content, value);
    const right = numbersIn(answerKey, 'blanks');
    return (
      <BlankPassage material={content.material}>
        {(k) => {
          const words = content.choices[k] ?? [];
          const item = disabled ? itemOf(analysis, k) : undefined;
          return (
            <>
              <Blank
                $state={blankState(item)}
                aria-label={t('blank.name', { number: k + 1 })}
                value={chosen[k]}
                disabled={disabled}
                onChange={(event) => onChange(orNull(chosen.with(k, Number(event.target.value))))}
              >
                <option value={openBlank.choice}>{t('blank.choose')}</option>
                {words.map((word, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: words are named by their place
                  <option key={index} value={index}>
                    {word}
                  </option>
                ))}
              </Blank>
              <BlankOutcome item={item} answer={words[right[k] ?? openBlank.choice]} />
            </>
          );
        }}
      </BlankPassage>
    );
  },
  Reference: ({ content, answerKey }) => (
    <FilledPassage
      material={content.material}
      words={numbersIn(answerKey, 'blanks').map((index, k) => content.choices[k]?.[index])}
    />
  ),
  drawsPassage: true,
  missing: (value, content) => missingBlanks(chosenIn(content, value)),
});
