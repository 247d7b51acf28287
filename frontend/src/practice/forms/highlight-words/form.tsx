import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { defineForm } from '../answer-form.js';
import { toggleIndex } from '../choices/toggle-index.js';
import { wordsIn } from '../reference/read-key.js';
import { MarkedWords } from './marked-words.js';
import { PressableWords } from './pressable-words.js';
import { splitWords } from './split-words.js';

interface HighlightContent {
  material: string;
}

const Box = styled.div`
  display: grid;
  gap: 16px;
`;

/** Types that pick the words of a text that differ from its recording. The value is their indexes, ascending. */
export const form = defineForm<HighlightContent, number[]>({
  Form: ({ content, value, onChange, disabled, answerKey, analysis }) => {
    const chosen = value ?? [];
    const said = new Map(wordsIn(answerKey).map((word) => [word.i, word.said]));
    return (
      <Box>
        {disabled ? (
          <MarkedWords material={content.material} chosen={chosen} said={said} analysis={analysis} />
        ) : (
          <PressableWords
            material={content.material}
            chosen={chosen}
            onToggle={(i) => onChange(toggleIndex(chosen, i))}
          />
        )}
      </Box>
    );
  },
  Reference: ({ content, answerKey }) => {
    const { t } = useTranslation('practice');
    const shown = splitWords(content.material).flat();
    const words = wordsIn(answerKey);
    if (words.length === 0) return <p>{t('answer.none')}</p>;
    return (
      <ul>
        {words.map(({ i, said }) => (
          <li key={i} lang="en">
            {shown[i]?.text} → <strong>{said}</strong>
          </li>
        ))}
      </ul>
    );
  },
  drawsPassage: true,
  missing: (value) => (value && value.length > 0 ? null : { what: 'words' }),
});
