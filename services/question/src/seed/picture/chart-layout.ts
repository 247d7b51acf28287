import type { ChartSeries } from '../starter-bank/picture.js';
import { categoryLabels, slots } from './category-labels.js';
import { legend } from './legend.js';
import type { Drawing } from './sheet.js';
import { type Frame, frame } from './value-axis.js';

export interface ChartData {
  readonly unit: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
}

/** Axes, labels and, for several rows of values, the legend, around the marks of a chart. */
export function chart(
  { unit, categories, series }: ChartData,
  marks: (frame: Frame, places: ReturnType<typeof slots>) => string,
  sample?: Parameters<typeof legend>[1],
  sampleWidth?: number,
): Drawing {
  const axes = frame(
    unit,
    series.flatMap(({ values }) => values),
  );
  const places = slots(axes, categories.length);
  const labels = categoryLabels(categories, places);
  const names = legend(
    series.map(({ name }) => name),
    sample,
    sampleWidth,
  );
  const labelled = axes.bottom + labels.height + 14;
  const explains = series.length > 1;
  const svg = [
    axes.svg,
    marks(axes, places),
    `<g transform="translate(0 ${axes.bottom})">${labels.svg}</g>`,
    explains ? `<g transform="translate(0 ${labelled})">${names.svg}</g>` : '',
  ];
  return { height: labelled + (explains ? names.height : 0), svg: svg.join('') };
}
