import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../../../ui/icon-button.js';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto auto 1fr auto;
  align-items: center;
  gap: 8px;
  padding: 8px;
  border: 1px solid var(--control);
  border-radius: var(--radius-small);
  background: var(--surface);

  &[data-dragging] {
    position: relative;
    z-index: 10;
    box-shadow: var(--shadow-popover);
  }

  b {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }

  button[aria-disabled='true'] {
    color: var(--line);
    cursor: not-allowed;
  }

  p {
    font-family: var(--font-exam);
    font-size: 17px;
    line-height: 28px;
  }
`;

const Handle = styled(IconButton)`
  cursor: grab;
  touch-action: none;
`;

const Moves = styled.div`
  display: grid;
`;

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface SortableBoxProps {
  id: string;
  text: string;
  /** Names the box, wherever it stands. */
  number: number;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** A paragraph with a handle to drag it by, and buttons that do the same. At an end they stay focusable, so that the focus is not lost. */
export const SortableBox = ({ id, text, number, place, count, onMove }: SortableBoxProps) => {
  const { t } = useTranslation('practice');
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id,
  });
  const first = place === 0;
  const last = place === count - 1;
  return (
    <Row
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <Handle
        ref={setActivatorNodeRef}
        aria-label={t('order.drag', { number })}
        aria-describedby={attributes['aria-describedby']}
        data-arrows
        {...listeners}
      >
        <GripVertical {...icon} />
      </Handle>
      <b>{number}</b>
      <p lang="en">{text}</p>
      <Moves>
        <IconButton
          aria-label={t('order.up', { number })}
          title={t('order.up', { number })}
          aria-disabled={first}
          onClick={() => first || onMove(place - 1)}
        >
          <ArrowUp {...icon} />
        </IconButton>
        <IconButton
          aria-label={t('order.down', { number })}
          title={t('order.down', { number })}
          aria-disabled={last}
          onClick={() => last || onMove(place + 1)}
        >
          <ArrowDown {...icon} />
        </IconButton>
      </Moves>
    </Row>
  );
};
