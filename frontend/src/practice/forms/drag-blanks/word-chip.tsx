import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { styled } from 'styled-components';
import { wordId } from './drag-names.js';

const Chip = styled.button`
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);
  font-family: var(--font-exam);
  font-size: 17px;
  cursor: grab;
  touch-action: none;

  &[aria-pressed='true'] {
    border-color: var(--brand);
    background: var(--brand-soft);
    box-shadow: inset 0 -3px var(--brand);
  }

  &[data-dragging] {
    position: relative;
    z-index: 10;
    box-shadow: var(--shadow-popover);
    cursor: grabbing;
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export interface WordChipProps {
  word: number;
  text: string;
  /** Name besides the text, where the chip lies in a blank. */
  label?: string;
  pressed?: boolean;
  onPress: () => void;
  className?: string;
}

/** A word that can be pressed or dragged. */
export const WordChip = ({ word, text, label, pressed, onPress, className }: WordChipProps) => {
  const { setNodeRef, listeners, transform, isDragging, attributes } = useDraggable({ id: wordId(word) });
  return (
    <Chip
      ref={setNodeRef}
      type="button"
      lang="en"
      className={className}
      aria-label={label}
      aria-describedby={attributes['aria-describedby']}
      aria-pressed={pressed}
      data-dragging={isDragging || undefined}
      data-arrows={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform) }}
      onClick={onPress}
      {...listeners}
    >
      {text}
    </Chip>
  );
};
