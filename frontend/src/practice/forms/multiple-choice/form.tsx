import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { defineForm } from '../answer-form.js';
import { outcomeOfChosen } from '../choices/choice-outcome.js';
import { ChoiceRows, letterOf } from '../choices/choice-rows.js';
import { toggleIndex } from '../choices/toggle-index.js';
import { numbersIn } from '../reference/read-key.js';

interface MultipleChoiceContent {
  choices: string[];
}

const Hint = styled.p`
  margin-bottom: 8px;
  color: var(--text-2);
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

/** Types that take several of several choices. The value is their indexes, ascending. */
export const form = defineForm<MultipleChoiceContent, number[]>({
  Form: ({ content, value, onChange, disabled, analysis }) => {
    const { t } = useTranslation('practice');
    const chosen = value ?? [];
    return (
      <div>
        <Hint>{t('choice.many')}</Hint>
        <ChoiceRows
          choices={content.choices}
          chosen={chosen}
          many
          outcomeOf={(index) => (disabled ? outcomeOfChosen(index, chosen, analysis) : null)}
          disabled={disabled}
          onToggle={(index) => onChange(toggleIndex(chosen, index))}
        />
      </div>
    );
  },
  Reference: ({ content, answerKey }) => {
    const { t } = useTranslation('practice');
    const right = numbersIn(answerKey, 'choices');
    if (right.length === 0) return <p>{t('answer.none')}</p>;
    return (
      <>
        <p>{t('answer.right')}</p>
        <List>
          {right.map((index) => (
            <li key={index}>
              <strong>{letterOf(index)}</strong> <span lang="en">{content.choices[index]}</span>
            </li>
          ))}
        </List>
      </>
    );
  },
  asksInTitle: true,
  missing: (value) => (value && value.length > 0 ? null : { what: 'choices' }),
});
