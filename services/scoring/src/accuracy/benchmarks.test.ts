import { describe, expect, it } from '@jest/globals';
import type { AccuracyBenchmark } from '@pte/exam/accuracy-report';
import { accuracyPage } from './accuracy-page.js';
import { jsonLines } from './benchmark-data.js';
import { essaysBenchmark } from './essays-benchmark.js';
import { ratingsBenchmark } from './ratings-benchmark.js';
import { readingBenchmark } from './reading-benchmark.js';

const run = { date: '2026-11-21', engine: 'engine/1' };
const figure = (benchmark: AccuracyBenchmark | null, id: string) =>
  benchmark?.figures.find((one) => one.id === id)?.value;

describe('the benchmark of readings', () => {
  const aCase = (case_id: string, kind: string, flags: string) => ({
    case_id,
    utterance_id: 'u',
    kind,
    detail: 'near',
    flags,
  });
  const rows = [
    aCase('exact', 'exact', '1 1'),
    aCase('changed', 'substituted', '1 0'),
    aCase('other', 'other-sentence', '0 0'),
  ];
  const aLine = (case_id: string, content: number, ...scores: number[]) => ({
    case_id,
    content,
    words: scores.map((score) => ({ said: score >= 0.5, score })),
  });

  it('counts words that were not said and recordings of another text', () => {
    const lines = [aLine('exact', 0.9, 0.9, 0.8), aLine('changed', 0.5, 0.9, 0.1), aLine('other', 0.1, 0.2, 0.2)];
    const benchmark = readingBenchmark(run, rows, lines);
    expect(benchmark.figures.map(({ id, value }) => [id, value])).toEqual([
      ['missed-words', 1],
      ['word-sureness', 1],
      ['near-words', 1],
      ['right-text', 1],
      ['clean-readings', 1],
    ]);
  });

  it('takes a case without a score for wrong, and another number of words for an error', () => {
    const benchmark = readingBenchmark(run, rows, [aLine('changed', 0.5, 0.9, 0.1), aLine('other', 0.1, 0.2, 0.2)]);
    expect(figure(benchmark, 'missed-words')).toBe(0.5);
    expect(figure(benchmark, 'clean-readings')).toBe(0);
    expect(figure(benchmark, 'right-text')).toBe(0);
    expect(() => readingBenchmark(run, rows, [aLine('exact', 1, 1)])).toThrow('another number of words');
  });
});

describe('the benchmark of ratings', () => {
  const rows = [1, 2, 3, 4].map((rating) => ({ id: `${rating}`, speaker: `s${rating}`, fluency: `${rating}` }));

  it('compares the scales that were scored; a recording without a score has the lowest', () => {
    const lines = [2, 3, 4].map((rating) => ({ id: `${rating}`, fluency: rating / 10 }));
    const benchmark = ratingsBenchmark(run, rows, lines);
    expect(benchmark?.figures.map(({ id }) => id)).toEqual(['fluency']);
    expect(figure(benchmark, 'fluency')).toBe(0.944);
  });

  it('is left out where nothing was scored', () => {
    expect(ratingsBenchmark(run, rows, [])).toBeNull();
  });
});

describe('the benchmark of essays', () => {
  const essays = [1, 2, 3, 4].map((band) => ({
    ...{ id: `e${band}`, overall: `${band}`, grammar: `${band}`, vocabulary: '3', cohesion: `${5 - band}` },
  }));
  const line = (id: string, overall: number) => ({
    id,
    overall,
    traits: { grammar: overall, vocabulary: 0.5, cohesion: overall },
  });
  const lines = [1, 2, 3, 4].map((band) => line(`e${band}`, band / 10));
  const attacks = [
    { id: 'copy', must: { max_total_ratio: 0.3 } },
    { id: 'control', must: { min_total_ratio: 0.6 } },
    { id: 'shuffled', must: { less_than: 'control' } },
  ];

  it('compares order and bands, and counts the attacks that were held down', () => {
    const found = [...lines, line('copy', 0.2), line('control', 0.8), line('shuffled', 0.3)];
    const benchmark = essaysBenchmark(run, { essays, attacks }, found);
    expect(figure(benchmark, 'overall')).toBe(1);
    expect(figure(benchmark, 'overall-kappa')).toBe(1);
    expect(figure(benchmark, 'cohesion')).toBe(-1);
    expect(figure(benchmark, 'attacks')).toBe(1);
  });

  it('holds an attack for successful that scores above its bound, above the text it spoils, or not at all', () => {
    const benchmark = essaysBenchmark(run, { essays, attacks }, [...lines, line('copy', 0.4), line('shuffled', 0.1)]);
    expect(figure(benchmark, 'attacks')).toBe(0);
  });
});

describe('the page', () => {
  it('has a row with interval, goal and a human for each figure', () => {
    const rows = [1, 2, 3].map((rating) => ({ id: `${rating}`, speaker: `s${rating}`, total: `${rating}` }));
    const benchmark = ratingsBenchmark(
      run,
      rows,
      [1, 2, 3].map((rating) => ({ id: `${rating}`, total: rating })),
    );
    const page = accuracyPage({ v: 1, benchmarks: benchmark ? [benchmark] : [] });
    expect(page).toContain('Measured on 2026-11-21 with `engine/1`.');
    expect(page).toContain('| Overall | Pearson | **1** [1, 1] | 0.8 | 0.75-0.85 | 3 recordings |');
  });
});

describe('lines of JSON', () => {
  it('leave out one that was broken off', () => {
    expect(jsonLines('{"a":1}\n{"a":2}\n{"a":')).toEqual([{ a: 1 }, { a: 2 }]);
  });
});
