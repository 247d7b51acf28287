import { useTranslation } from 'react-i18next';
import { defineForm } from '../answer-form.js';
import { ChoiceRows, letterOf } from './choice-rows.js';

interface SingleChoiceContent {
  choices: string[];
}

const rightChoice = (answerKey: unknown): number | null =>
  typeof answerKey === 'object' && answerKey !== null && 'choice' in answerKey && typeof answerKey.choice === 'number'
    ? answerKey.choice
    : null;

/** Types that take one of several choices. The value is the index of the choice. */
export const form = defineForm<SingleChoiceContent, number>({
  Form: ({ content, value, onChange, disabled, answerKey }) => (
    <ChoiceRows
      choices={content.choices}
      chosen={value}
      right={disabled ? rightChoice(answerKey) : null}
      disabled={disabled}
      onChoose={onChange}
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
  missing: (value) => (value === null ? 'choice' : null),
});
