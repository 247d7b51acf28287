import { useTranslation } from 'react-i18next';
import { defineForm } from '../answer-form.js';
import { ChoiceRows, letterOf, type Outcome } from '../choices/choice-rows.js';

interface SingleChoiceContent {
  choices: string[];
}

const rightChoice = (answerKey: unknown): number | null =>
  typeof answerKey === 'object' && answerKey !== null && 'choice' in answerKey && typeof answerKey.choice === 'number'
    ? answerKey.choice
    : null;

const outcomeOf = (index: number, chosen: number | null, right: number | null): Outcome | null => {
  if (right === null) return null;
  if (index === right) return 'right';
  return index === chosen ? 'wrong' : null;
};

/** Types that take one of several choices. The value is the index of the choice. */
export const form = defineForm<SingleChoiceContent, number>({
  Form: ({ content, value, onChange, disabled, answerKey }) => (
    <ChoiceRows
      choices={content.choices}
      chosen={value === null ? [] : [value]}
      many={false}
      outcomeOf={(index) => (disabled ? outcomeOf(index, value, rightChoice(answerKey)) : null)}
      disabled={disabled}
      onToggle={onChange}
    />
  ),
  Reference: ({ content, answerKey }) => {
    const { t } = useTranslation('practice');
    const right = rightChoice(answerKey);
    if (right === null) return <p>{t('answer.none')}</p>;
    return (
      <p>
        {t('answer.right')} <strong>{letterOf(right)}</strong> <span lang="en">{content.choices[right]}</span>
      </p>
    );
  },
  asksInTitle: true,
  missing: (value) => (value === null ? { what: 'choice' } : null),
});
