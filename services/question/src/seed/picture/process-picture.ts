import type { Picture } from '../starter-bank/picture.js';
import { box, centred, ink, lettering, lineHeight, margin, stroke, textSize, width, wrapped } from './ink.js';
import { arrow, type Drawing } from './sheet.js';

type Process = Extract<Picture, { kind: 'process' }>;

const inRow = 3;
const gapX = 46;
const gapY = 54;
const boxWidth = (width - 2 * margin - (inRow - 1) * gapX) / inRow;
const numberHeight = 30;

/** Steps as boxes in rows that turn at their ends like a path, each leading to the next. */
export function processPicture({ steps, cycle }: Process): Drawing {
  const lines = steps.map((step) => wrapped(step, textSize.small, boxWidth - 20));
  const high = Math.max(...lines.map(({ length }) => length)) * textSize.small * lineHeight + numberHeight + 24;
  const places = steps.map((_, index) => {
    const row = Math.floor(index / inRow);
    const column = row % 2 === 0 ? index % inRow : inRow - 1 - (index % inRow);
    return { row, x: margin + column * (boxWidth + gapX), y: row * (high + gapY) };
  });
  const boxes = places.map(({ x, y }, index) =>
    [
      box(x, y, boxWidth, high, { fill: index % 2 === 0 ? ink.well : ink.paper, round: 8 }),
      lettering(String(index + 1), { x: x + 14, y: y + 27, bold: true, colour: ink.quiet }),
      centred(lines[index] ?? [], { x: x + boxWidth / 2, y: y + (high + numberHeight) / 2 - 4, size: textSize.small }),
    ].join(''),
  );
  const ways = places.slice(1).map((to, index) => wayBetween(places[index] ?? to, to, high));
  const bottom = Math.max(...places.map(({ y }) => y)) + high;
  const back = cycle ? wayBack(places[0] ?? { x: 0 }, places.at(-1) ?? { x: 0 }, bottom) : { height: 0, svg: '' };
  return { height: bottom + back.height, svg: [...boxes, ...ways, back.svg].join('') };
}

interface Place {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}
const look = { colour: ink.quiet, wide: 3, end: arrow };

function wayBetween(from: Place, to: Place, high: number): string {
  const middle = boxWidth / 2;
  if (from.row !== to.row) return stroke([from.x + middle, from.y + high], [to.x + middle, to.y], look);
  const y = from.y + high / 2;
  return to.x > from.x
    ? stroke([from.x + boxWidth, y], [to.x, y], look)
    : stroke([from.x, y], [to.x + boxWidth, y], look);
}

const backHeight = 44;

/** Around the left side, from below the last box to the first. */
function wayBack(first: Pick<Place, 'x'>, last: Pick<Place, 'x'>, bottom: number): Drawing {
  const [from, side, to] = [last.x + boxWidth / 2, margin / 2, first.x];
  const path = `M${from} ${bottom} V${bottom + backHeight / 2} H${side} V34 H${to}`;
  return {
    height: backHeight,
    svg: `<path d="${path}" fill="none" stroke="${look.colour}" stroke-width="${look.wide}" ${look.end}/>`,
  };
}
