import { type Announcements, closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { useDragSensors } from '../drag/use-drag-sensors.js';
import { moveBox } from './move-box.js';
import { SortableBox } from './sortable-box.js';

export const Boxes = styled.ol`
  display: grid;
  gap: 8px;
`;

export interface SortableBoxesProps {
  texts: readonly string[];
  order: readonly number[];
  onReorder: (order: number[]) => void;
}

/** Boxes stay in their column. */
const upAndDown = ({ transform }: { transform: { x: number; y: number; scaleX: number; scaleY: number } }) => ({
  ...transform,
  x: 0,
});

export const SortableBoxes = ({ texts, order, onReorder }: SortableBoxesProps) => {
  const { t } = useTranslation('practice');
  const sensors = useDragSensors();
  const [moved, setMoved] = useState('');
  const count = order.length;
  const placeOf = (id: unknown) => order.indexOf(Number(id));
  const say = (box: number, to: number) => t('order.moved', { number: box + 1, place: to + 1, count });

  const announcements: Announcements = {
    onDragStart: ({ active }) => t('order.lifted', { number: Number(active.id) + 1, place: placeOf(active.id) + 1 }),
    onDragOver: ({ active, over }) => (over ? say(Number(active.id), placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? say(Number(active.id), placeOf(over.id)) : undefined),
    onDragCancel: ({ active }) => say(Number(active.id), placeOf(active.id)),
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onReorder(moveBox(order, placeOf(active.id), placeOf(over.id)));
  };
  const move = (box: number, from: number, to: number) => {
    onReorder(moveBox(order, from, to));
    setMoved(say(box, to));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('drag.howBoxes') } }}
      onDragEnd={drop}
    >
      <SortableContext items={order.map(String)} strategy={verticalListSortingStrategy}>
        <Boxes aria-label={t('order.label')}>
          {order.map((box, place) => (
            <SortableBox
              key={box}
              id={String(box)}
              text={texts[box] ?? ''}
              number={box + 1}
              place={place}
              count={count}
              onMove={(to) => move(box, place, to)}
            />
          ))}
        </Boxes>
      </SortableContext>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </DndContext>
  );
};
