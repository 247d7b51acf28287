import type { JudgedAnswer } from './judged-answer.js';

/** Least coverage for each number of points, from the most; by the full points of the trait. Source: scoring.md 4.3. */
const scales: Readonly<Record<number, readonly number[]>> = {
  2: [0.7, 0.35],
  3: [0.85, 0.55, 0.3],
  4: [0.8, 0.6, 0.4, 0.2],
  6: [0.85, 0.7, 0.55, 0.4, 0.25, 0.1],
};

const copiedAbove = 0.6;
const templateCap = 2;

/** Content, of `full` points. Copies and memorised frames are capped. Source: scoring.md 4.3. */
export function contentPoints({ coverage, gates, topic }: JudgedAnswer, copied: number, full: number): number {
  const scale = scales[full] ?? [];
  const found = scale.findIndex((least) => coverage >= least);
  const byCoverage = found < 0 || topic.isOffTopic ? 0 : full - found;
  const isNonsense = gates.some(({ code, cap }) => cap < 0.3 && nonsense.has(code));
  const caps = [
    copied > copiedAbove ? 1 : full,
    gates.some(({ code, cap }) => code === 'template' && cap < 0.5) ? templateCap : full,
    gates.some(({ code, cap }) => code === 'repeated' && cap < 0.5) ? 1 : full,
    isNonsense ? 0 : full,
  ];
  return Math.min(byCoverage, ...caps);
}

const nonsense: ReadonlySet<string> = new Set(['letters', 'list-of-words', 'word-order']);
