import { lettering, lineHeight, textSize, wrapped } from './ink.js';
import type { Drawing } from './sheet.js';
import type { Frame } from './value-axis.js';

/** Middle of each category along the axis, in pixels. */
export function slots({ left, right }: Frame, count: number): { readonly wide: number; readonly middles: number[] } {
  const wide = (right - left) / count;
  return { wide, middles: Array.from({ length: count }, (_, index) => left + (index + 0.5) * wide) };
}

/** The categories' names below the axis. */
export function categoryLabels(names: readonly string[], { middles, wide }: ReturnType<typeof slots>): Drawing {
  const labels = names.map((name) => wrapped(name, textSize.small, wide - 4));
  const most = Math.max(...labels.map((lines) => lines.length));
  const svg = labels.map((lines, index) =>
    lettering(lines, { x: middles[index] ?? 0, y: 26, size: textSize.small, anchor: 'middle' }),
  );
  return { height: 18 + most * textSize.small * lineHeight, svg: svg.join('') };
}
