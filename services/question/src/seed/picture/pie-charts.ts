import type { Picture } from '../starter-bank/picture.js';
import { fillOf, ink, lettering, margin, textSize, width, widthOf, wrapped, written } from './ink.js';
import { legend } from './legend.js';
import type { Drawing } from './sheet.js';

type Pies = Extract<Picture, { kind: 'pies' }>;
type Pie = Pies['pies'][number];

const headHeight = 44;

/** Point at a part of the whole turn, clockwise from the top. */
const at = (turn: number, radius: number, [x, y]: readonly [number, number]): readonly [number, number] => [
  x + radius * Math.sin(2 * Math.PI * turn),
  y - radius * Math.cos(2 * Math.PI * turn),
];

function pieOf({ slices }: Pie, names: readonly string[], middle: readonly [number, number], radius: number): string {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  let turn = 0;
  return slices
    .map(({ name, value }) => {
      const share = value / whole;
      const [from, to] = [at(turn, radius, middle), at(turn + share, radius, middle)];
      const fill = fillOf(names.indexOf(name));
      const isNarrow = widthOf(written(value), textSize.small) > Math.PI * radius * 0.66 * share;
      const [x, y] = at(turn + share / 2, radius * (isNarrow ? 1.12 : 0.66), middle);
      turn += share;
      const sector = `M${middle.join(' ')} L${from.join(' ')} A${radius} ${radius} 0 ${share > 0.5 ? 1 : 0} 1 ${to.join(' ')} z`;
      const colour = isNarrow ? ink.text : fill.on;
      return [
        `<path d="${sector}" fill="${fill.colour}" stroke="${ink.text}" stroke-width="1.5"/>`,
        lettering(written(value), { x, y: y + 7, size: textSize.small, anchor: 'middle', colour, bold: true }),
      ].join('');
    })
    .join('');
}

/** One pie beside the other, one legend for all; the numbers are in the unit that stands above. */
export function pieCharts({ unit, pies }: Pies): Drawing {
  const names = [...new Set(pies.flatMap(({ slices }) => slices.map(({ name }) => name)))];
  const room = (width - 2 * margin) / pies.length;
  const radius = Math.min(165, room / 2 - 30);
  const bottom = headHeight + 44 + 2 * radius + 40;
  const drawn = pies.map((pie, index) => {
    const x = margin + (index + 0.5) * room;
    const head = lettering(wrapped(pie.name, textSize.label, room), {
      x,
      y: headHeight + 14,
      anchor: 'middle',
      bold: true,
    });
    return head + pieOf(pie, names, [x, headHeight + 54 + radius], radius);
  });
  const explained = legend(names);
  const unitName = lettering(unit, { x: margin, y: 18, size: textSize.small, colour: ink.quiet });
  const legendPart = `<g transform="translate(0 ${bottom})">${explained.svg}</g>`;
  return { height: bottom + explained.height, svg: unitName + drawn.join('') + legendPart };
}
