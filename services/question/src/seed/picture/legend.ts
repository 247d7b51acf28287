import { box, fillOf, lettering, margin, textSize, width, widthOf } from './ink.js';
import type { Drawing } from './sheet.js';

const row = 36;
const swatch = 24;
const gap = 28;

/** What each fill stands for, in as many rows as it takes; `wide` is the width of a sample. */
export function legend(names: readonly string[], sample = swatchOf, wide = swatch): Drawing {
  let x = margin;
  let y = 0;
  const parts = names.map((name, index) => {
    const room = wide + 10 + widthOf(name, textSize.label) + gap;
    if (x + room > width && x > margin) {
      x = margin;
      y += row;
    }
    const part = sample(index, x, y) + lettering(name, { x: x + wide + 10, y: y + 20 });
    x += room;
    return part;
  });
  return { height: y + row, svg: parts.join('') };
}

const swatchOf = (index: number, x: number, y: number): string =>
  box(x, y, swatch, swatch, { fill: fillOf(index).colour });
