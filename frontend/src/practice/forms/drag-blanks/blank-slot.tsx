import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { blankId } from './drag-names.js';

const Slot = styled.span`
  display: inline-flex;
  align-items: stretch;
  min-width: 96px;
  border-radius: var(--radius-small);
  line-height: 1.4;
  vertical-align: middle;

  > button {
    flex: 1;
  }

  &[data-over] {
    outline: 2px solid var(--brand);
    outline-offset: 1px;
  }
`;

const Gap = styled.button`
  min-height: 36px;
  border: 1px dashed var(--control);
  border-radius: var(--radius-small);
  background: var(--sunken);
  color: var(--text-2);
  font-size: 14px;
  cursor: pointer;

  &[aria-pressed='true'] {
    border: 2px solid var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
  }

  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export interface BlankSlotProps {
  blank: number;
  waiting: boolean;
  onPress: () => void;
  /** The word that lies here. */
  children: ReactNode;
}

/** A blank to drop a word on, or to press. */
export const BlankSlot = ({ blank, waiting, onPress, children }: BlankSlotProps) => {
  const { t } = useTranslation('practice');
  const { setNodeRef, isOver } = useDroppable({ id: blankId(blank) });
  return (
    <Slot ref={setNodeRef} data-over={isOver || undefined}>
      {children ?? (
        <Gap
          type="button"
          aria-label={t('blank.empty', { number: blank + 1 })}
          aria-pressed={waiting}
          data-blank={blank}
          onClick={onPress}
        >
          {blank + 1}
        </Gap>
      )}
    </Slot>
  );
};
