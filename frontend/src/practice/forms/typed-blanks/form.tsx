import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { defineForm, itemOf } from '../answer-form.js';
import { BlankOutcome, type BlankState, blankColours, blankGrounds, blankState } from '../blanks/blank-outcome.js';
import { BlankPassage } from '../blanks/blank-passage.js';
import { missingBlanks, orNull, typedIn } from '../blanks/blank-values.js';
import { FilledPassage } from '../blanks/filled-passage.js';
import { firstTextsIn } from '../reference/read-key.js';

interface TypedContent {
  material: string;
}

const Blank = styled.input<{ $state: BlankState }>`
  width: 10ch;
  min-width: 10ch;
  max-width: 100%;
  min-height: 32px;
  padding: 0 6px;
  border: 0;
  border-bottom: 2px solid ${({ $state }) => blankColours[$state]};
  border-radius: var(--radius-small) var(--radius-small) 0 0;
  background: ${({ $state }) => ($state === 'open' ? 'var(--sunken)' : blankGrounds[$state])};
  color: var(--text);
  font: inherit;
  line-height: 1.4;
  field-sizing: content;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

/** Types whose missing words are typed. The value is the text of each blank, '' where there is none. */
export const form = defineForm<TypedContent, string[]>({
  Form: ({ content, value, onChange, disabled, answerKey, analysis }) => {
    const { t } = useTranslation('practice');
    const typed = typedIn(content, value);
    const right = firstTextsIn(answerKey, 'blanks');
    const set = (k: number, text: string) => onChange(orNull(typed.with(k, text)));
    const trim = (k: number, text: string) => text !== text.trim() && set(k, text.trim());
    return (
      <BlankPassage material={content.material}>
        {(k) => {
          const item = disabled ? itemOf(analysis, k) : undefined;
          return (
            <>
              <Blank
                $state={blankState(item)}
                aria-label={t('blank.name', { number: k + 1 })}
                value={typed[k]}
                readOnly={disabled}
                maxLength={100}
                autoComplete="off"
                autoCorrect="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => set(k, event.target.value)}
                onBlur={(event) => !disabled && trim(k, event.target.value)}
              />
              <BlankOutcome item={item} answer={right[k]} />
            </>
          );
        }}
      </BlankPassage>
    );
  },
  Reference: ({ content, answerKey }) => (
    <FilledPassage material={content.material} words={firstTextsIn(answerKey, 'blanks')} />
  ),
  drawsPassage: true,
  missing: (value, content) => missingBlanks(typedIn(content, value)),
});
