import type { Picture } from '../starter-bank/picture.js';
import { box, centred, ink, lineHeight, margin, textSize, width, widthOf, wrapped } from './ink.js';
import type { Drawing } from './sheet.js';

type Table = Extract<Picture, { kind: 'table' }>;

const padding = 12;

/** Column widths in proportion to what they hold, none below what its longest word needs. */
function columnWidths({ columns, rows }: Table): number[] {
  const cells = columns.map((name, index) => [name, ...rows.map((row) => row[index] ?? '')]);
  const longest = cells.map((texts) => Math.max(...texts.map((text) => Math.min(26, text.length))));
  const words = cells.map((texts) =>
    Math.max(...texts.flatMap((text) => text.split(/\s+/)).map((word) => word.length)),
  );
  const least = words.map((length) => widthOf('x'.repeat(length), textSize.small) + 2 * padding);
  const spare = Math.max(0, width - 2 * margin - least.reduce((sum, wide) => sum + wide, 0));
  const all = longest.reduce((sum, length) => sum + length, 0);
  return least.map((wide, index) => wide + (spare * (longest[index] ?? 0)) / all);
}

/** Names of the columns on a well, then the rows. */
export function tablePicture(table: Table): Drawing {
  const widths = columnWidths(table);
  let y = 0;
  const drawn = [table.columns, ...table.rows].map((row, rowIndex) => {
    const cells = widths.map((wide, index) => wrapped(row[index] ?? '', textSize.small, wide - 2 * padding));
    const high = Math.max(...cells.map((lines) => lines.length)) * textSize.small * lineHeight + 2 * padding;
    let x = margin;
    const svg = cells.map((lines, index) => {
      const wide = widths[index] ?? 0;
      const place = { size: textSize.small, y: y + high / 2, bold: rowIndex === 0 || index === 0 };
      const words = centred(
        lines,
        index === 0 ? { ...place, x: x + padding, anchor: 'start' } : { ...place, x: x + wide / 2 },
      );
      const cell = box(x, y, wide, high, { fill: rowIndex === 0 ? ink.well : ink.paper, edge: ink.edge });
      x += wide;
      return cell + words;
    });
    y += high;
    return svg.join('');
  });
  return { height: y, svg: drawn.join('') };
}
