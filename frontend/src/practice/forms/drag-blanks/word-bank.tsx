import { useDroppable } from '@dnd-kit/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { media } from '../../../ui/media.js';
import { bankId } from './drag-names.js';
import { WordChip } from './word-chip.js';

const Bank = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 60px;
  padding: 12px;
  border: 1px dashed var(--control);
  border-radius: var(--radius);
  background: var(--sunken);

  &[data-over] {
    border-color: var(--brand);
  }

  ${media.mobile} {
    position: sticky;
    top: var(--header-height);
    z-index: 5;
    max-height: 40dvh;
    overflow: auto;
  }
`;

export interface WordBankProps {
  words: readonly string[];
  /** Words that lie in a blank, and so not here. */
  placed: readonly number[];
  lifted: number | null;
  onPress: (word: number) => void;
}

/** The words that are still free. */
export const WordBank = ({ words, placed, lifted, onPress }: WordBankProps) => {
  const { t } = useTranslation('practice');
  const { setNodeRef, isOver } = useDroppable({ id: bankId });
  const free = words.map((text, word) => ({ text, word })).filter(({ word }) => !placed.includes(word));
  return (
    <Bank ref={setNodeRef} role="group" aria-label={t('bank.label')} data-over={isOver || undefined}>
      {free.map(({ text, word }) => (
        <WordChip key={word} word={word} text={text} pressed={lifted === word} onPress={() => onPress(word)} />
      ))}
      {free.length === 0 && <p>{t('bank.empty')}</p>}
    </Bank>
  );
};
