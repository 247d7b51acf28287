import { type ChartData, chart } from './chart-layout.js';
import { fillOf, ink } from './ink.js';
import type { Drawing } from './sheet.js';

type Point = readonly [x: number, y: number];

/** Each line has a mark of its own, beside its colour and its dashes. */
const marks: readonly ((point: Point) => string)[] = [
  ([x, y]) => `<circle cx="${x}" cy="${y}" r="7"`,
  ([x, y]) => `<rect x="${x - 7}" y="${y - 7}" width="14" height="14"`,
  ([x, y]) => `<path d="M${x} ${y - 9} L${x + 9} ${y + 7} L${x - 9} ${y + 7} z"`,
  ([x, y]) => `<path d="M${x} ${y - 9} L${x + 9} ${y} L${x} ${y + 9} L${x - 9} ${y} z"`,
];
const markOf = (row: number, point: Point): string =>
  `${marks[row % marks.length]?.(point)} fill="${fillOf(row).line}" stroke="${ink.text}" stroke-width="1"/>`;

function stretch(row: number, points: readonly Point[]): string {
  const { line: colour, dashes } = fillOf(row);
  const path = points.map(([x, y]) => `${x},${y}`).join(' ');
  return `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="4" stroke-dasharray="${dashes}"/>`;
}

const line = (row: number, points: readonly Point[]): string =>
  stretch(row, points) + points.map((point) => markOf(row, point)).join('');

export const lineChart = (data: ChartData): Drawing =>
  chart(
    data,
    ({ yOf }, { middles }) =>
      data.series
        .map(({ values }, row) =>
          line(
            row,
            values.map((value, index) => [middles[index] ?? 0, yOf(value)] as const),
          ),
        )
        .join(''),
    (row, x, y) =>
      stretch(row, [
        [x, y + 12],
        [x + 44, y + 12],
      ]) + markOf(row, [x + 22, y + 12]),
    44,
  );
