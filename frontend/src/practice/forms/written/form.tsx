import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { defineForm } from '../answer-form.js';
import { ModelAnswer } from '../reference/model-answer.js';
import { Editor } from './editor.js';
import { MarkedText } from './marked-text.js';
import { WordItems } from './word-items.js';
import { WordRuler } from './word-ruler.js';

const Box = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
`;

/** Types that are answered in writing. The value is the text. */
export const form = defineForm<object, string>({
  Form: ({ value, onChange, disabled, analysis, wordLimits }) => {
    const { t } = useTranslation('practice');
    const text = value ?? '';
    if (!disabled) return <Editor text={text} onChange={(next) => onChange(next || null)} limits={wordLimits} />;
    return (
      <Box role="group" aria-label={t('written.label')}>
        <MarkedText text={text} marks={analysis?.marks ?? []} />
        <WordRuler text={text} limits={wordLimits} />
        {analysis?.items && <WordItems items={analysis.items} text={text} />}
      </Box>
    );
  },
  Reference: ({ answerKey }) => <ModelAnswer answerKey={answerKey} />,
  standsBeside: true,
  missing: (value) => (value?.trim() ? null : { what: 'text' }),
});
