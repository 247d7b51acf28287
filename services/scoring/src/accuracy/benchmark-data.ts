import type { AccuracyBenchmark, AccuracyFigure } from '@pte/exam/accuracy-report';

/** What the caller of a benchmark knows and the data do not. */
export interface BenchmarkRun {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly engine: string;
}

export const learnerSpeech = {
  name: 'speechocean762',
  address: 'https://github.com/jimbozhang/speechocean762',
  licence: 'CC BY 4.0',
} as const satisfies Partial<AccuracyBenchmark['data']>;

export const rounded = (value: number): number => Number(value.toFixed(3));

/** A figure as it is printed. */
export const printed = ({ value, interval, ...rest }: AccuracyFigure): AccuracyFigure => ({
  ...rest,
  value: rounded(value),
  ...(interval ? { interval: { low: rounded(interval.low), high: rounded(interval.high) } } : {}),
});

/** The lines of a file of JSON lines; one that a broken-off run left half written is left out. */
export function jsonLines<Line>(text: string): Line[] {
  return text
    .split('\n')
    .filter((line) => line.trimEnd().endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
}
