import { lettering, lineHeight, textSize, widthOf, wrapped } from './ink.js';
import type { Drawing } from './sheet.js';
import type { Frame } from './value-axis.js';

/** Middle of each category along the axis, in pixels. */
export function slots({ left, right }: Frame, count: number): { readonly wide: number; readonly middles: number[] } {
  const wide = (right - left) / count;
  return { wide, middles: Array.from({ length: count }, (_, index) => left + (index + 0.5) * wide) };
}

/** Pixels between two names, and of the smallest lettering. */
const gap = 12;
const smallest = 16;

/** The categories' names below the axis. */
export function categoryLabels(names: readonly string[], { middles, wide }: ReturnType<typeof slots>): Drawing {
  const longest = Math.max(...names.flatMap((name) => name.split(/\s+/)).map((word) => widthOf(word, 1)));
  const size = Math.min(textSize.small, Math.max(smallest, (wide - gap) / longest));
  const labels = names.map((name) => wrapped(name, size, wide - gap));
  const most = Math.max(...labels.map((lines) => lines.length));
  const svg = labels.map((lines, index) => lettering(lines, { x: middles[index] ?? 0, y: 26, size, anchor: 'middle' }));
  return { height: 18 + most * size * lineHeight, svg: svg.join('') };
}
