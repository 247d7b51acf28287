import { type ChartData, chart } from './chart-layout.js';
import { box, fillOf, lettering, textSize, widthOf, written } from './ink.js';
import type { Drawing } from './sheet.js';

/** Part of a category's room that its bars fill. */
const filled = 0.76;

export const barChart = (data: ChartData): Drawing =>
  chart(data, ({ yOf, bottom }, { middles, wide }) => {
    const barWidth = Math.min(90, (wide * filled) / data.series.length);
    return data.series
      .flatMap(({ values }, row) =>
        values.map((value, index) => {
          const x = (middles[index] ?? 0) + (row - data.series.length / 2) * barWidth;
          const y = yOf(value);
          const size = textSize.small - 2;
          const fits = widthOf(written(value), size) <= barWidth + 4;
          const label = fits
            ? lettering(written(value), { x: x + barWidth / 2, y: y - 6, size, anchor: 'middle' })
            : '';
          return box(x, y, barWidth, bottom - y, { fill: fillOf(row).colour }) + label;
        }),
      )
      .join('');
  });
