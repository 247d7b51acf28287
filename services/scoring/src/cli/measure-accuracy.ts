import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AccuracyBenchmark, AccuracyReport } from '@pte/exam/accuracy-report';
import { accuracyPage } from '../accuracy/accuracy-page.js';
import { type BenchmarkRun, jsonLines } from '../accuracy/benchmark-data.js';
import { type AttackCase, type EssayLine, essaysBenchmark } from '../accuracy/essays-benchmark.js';
import { type RatingLine, ratingsBenchmark } from '../accuracy/ratings-benchmark.js';
import { type ReadingLine, readingBenchmark } from '../accuracy/reading-benchmark.js';
import { engineVersion } from '../calibration/apply-calibration.js';
import { engineName } from '../speech/engine-name.js';
import { csvRows } from './csv-rows.js';
import { readTable } from './table-file.js';

// Compares scores with what is known about their material, and writes the figures for the application and the documentation:
//   node dist/cli/measure-accuracy.js --data FOLDER --scores FOLDER --date YYYY-MM-DD --figures FILE.json --page FILE.md
// SCORES holds what the measuring commands wrote: reading.jsonl, ratings.jsonl (cross-validated), essays.jsonl with the attacks in it and
// essays.csv, the rated essays. A benchmark whose scores are not there keeps its last figures.

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    scores: { type: 'string' },
    date: { type: 'string' },
    figures: { type: 'string' },
    page: { type: 'string' },
  },
});
const { data, scores, date, figures, page } = options;
if (!data || !scores || !figures || !page) throw new Error('--data, --scores, --figures and --page are needed');
if (!/^\d{4}-\d\d-\d\d$/.test(date ?? '')) throw new Error('--date is needed, as YYYY-MM-DD');
const runOf = (engine: string): BenchmarkRun => ({ date: date ?? '', engine });

const last = await readFile(figures, 'utf8').then(
  (text) => JSON.parse(text) as AccuracyReport,
  (): AccuracyReport => ({ v: 1, benchmarks: [] }),
);
const measured = [await reading(), await ratings(), await essays()].filter((one) => one !== null);
const found = new Map([...last.benchmarks, ...measured].map((one) => [one.id, one]));
const order: readonly AccuracyBenchmark['id'][] = ['reading', 'ratings', 'essays'];
const report: AccuracyReport = { v: 1, benchmarks: order.flatMap((id) => found.get(id) ?? []) };
await writeFile(figures, `${JSON.stringify(report, null, 2)}\n`);
await writeFile(page, accuracyPage(report));
console.log(
  `measured: ${measured.map(({ id }) => id).join(', ') || 'nothing'}; kept: ${report.benchmarks.length - measured.length}`,
);

async function reading(): Promise<AccuracyBenchmark | null> {
  const lines = await scored<ReadingLine & { readonly engine: string }>('reading.jsonl');
  return (
    lines &&
    readingBenchmark(
      runOf(oneEngine(lines.map(({ engine }) => engine))),
      await readTable(join(data ?? '', 'speech-dev/cases.tsv')),
      lines,
    )
  );
}

async function ratings(): Promise<AccuracyBenchmark | null> {
  const lines = await scored<RatingLine>('ratings.jsonl');
  return (
    lines &&
    ratingsBenchmark(
      runOf(engineName('adapted')),
      await readTable(join(data ?? '', 'speech-rated/manifest.tsv')),
      lines,
    )
  );
}

async function essays(): Promise<AccuracyBenchmark | null> {
  const lines = await scored<EssayLine & { readonly analysis: { readonly engine: string } }>('essays.jsonl');
  if (!lines) return null;
  const attacks = await readFile(join(data ?? '', 'essays-adversarial-dev.jsonl'), 'utf8');
  const gold = csvRows(await readFile(join(scores ?? '', 'essays.csv'), 'utf8'));
  const run = runOf(oneEngine(lines.map(({ analysis }) => analysis.engine)));
  return essaysBenchmark(run, { essays: gold, attacks: jsonLines<AttackCase>(attacks) }, lines);
}

/** The name in the first line. A run that was broken off may have gone on with another version: that is refused. */
function oneEngine(engines: readonly string[]): string {
  const [version, other] = new Set(engines.map(engineVersion));
  if (other !== undefined) throw new Error(`scored by ${version} and by ${other}: delete the scores and measure again`);
  return engines[0] ?? '';
}

/** Null where the measuring command was not run. */
async function scored<Line>(name: string): Promise<Line[] | null> {
  return readFile(join(scores ?? '', name), 'utf8').then(jsonLines<Line>, () => null);
}
