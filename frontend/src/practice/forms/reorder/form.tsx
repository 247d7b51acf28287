import { useTranslation } from 'react-i18next';
import { defineForm } from '../answer-form.js';
import { numbersIn } from '../reference/read-key.js';
import { MarkedBoxes } from './marked-boxes.js';
import { SortableBoxes } from './sortable-boxes.js';

interface ReorderContent {
  choices: string[];
}

/** Types whose boxes are put in order. The value is the boxes' indexes from the top; null while nothing was moved. */
export const form = defineForm<ReorderContent, number[]>({
  Form: ({ content, value, onChange, disabled, analysis }) => {
    const order = value ?? content.choices.map((_, box) => box);
    return disabled ? (
      <MarkedBoxes texts={content.choices} order={order} analysis={analysis} />
    ) : (
      <SortableBoxes texts={content.choices} order={order} onReorder={onChange} />
    );
  },
  Reference: ({ content, answerKey }) => {
    const { t } = useTranslation('practice');
    const order = numbersIn(answerKey, 'order');
    if (order.length === 0) return <p>{t('answer.none')}</p>;
    return <MarkedBoxes texts={content.choices} order={order} analysis={null} />;
  },
  missing: (value) => (value ? null : { what: 'order' }),
});
