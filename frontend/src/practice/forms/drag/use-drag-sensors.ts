import { type KeyboardCodes, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** Enter presses what Space would lift, so that everything can also be done without dragging. */
const keyboardCodes: KeyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };

const stepPixels = 25;

const steps: Record<string, { x: number; y: number }> = {
  ArrowRight: { x: stepPixels, y: 0 },
  ArrowLeft: { x: -stepPixels, y: 0 },
  ArrowDown: { x: 0, y: stepPixels },
  ArrowUp: { x: 0, y: -stepPixels },
};

/**
 * A pointer drags after 1 pixel; arrow keys move by 25 pixels. Without the tolerance of 5 pixels that product.md names: beside a
 * distance, the library takes it as the reason to give up, and a quick hand's first movement is longer than that.
 */
export const useDragSensors = () =>
  useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 1 } }),
    useSensor(KeyboardSensor, {
      keyboardCodes,
      coordinateGetter: (event, { currentCoordinates: { x, y } }) => {
        const step = steps[event.code];
        if (!step) return undefined;
        event.preventDefault();
        return { x: x + step.x, y: y + step.y };
      },
    }),
  );
