import type { AccuracyBenchmark, AccuracyFigure } from '@pte/exam/accuracy-report';
import { pearson } from '../cli/ridge.js';
import type { TableRow } from '../cli/table-file.js';
import { onScaleOf, weightedKappa } from './agreement.js';
import { type BenchmarkRun, printed } from './benchmark-data.js';
import { interval } from './interval.js';

/** A line of `make score-essays`; every value is 0-1. */
export interface EssayLine {
  readonly id: string;
  readonly overall: number;
  readonly traits: Readonly<Record<string, number>>;
}

/** An attack, or a control, and what its overall score must keep to. */
export interface AttackCase {
  readonly id: string;
  readonly must: {
    readonly max_total_ratio?: number;
    readonly min_total_ratio?: number;
    /** Id of another case. */
    readonly less_than?: string;
  };
}

export interface EssayGold {
  readonly essays: readonly TableRow[];
  readonly attacks: readonly AttackCase[];
}

const cases = { zh: '篇作文', en: 'essays' };
const overallGoal = 0.66;
/** What one trained rater reaches against the published mean, where that was estimated. Source: the corpus's double ratings. */
const traits = {
  grammar: { name: { zh: '语法', en: 'Grammar' }, goal: 0.56, human: 0.65 },
  vocabulary: { name: { zh: '词汇', en: 'Vocabulary' }, goal: 0.52, human: 0.59 },
  cohesion: { name: { zh: '结构与连贯', en: 'Structure and coherence' }, goal: 0.52, human: 0.64 },
} as const;

/** How closely the writing engine follows trained raters, and how it takes attempts to trick it. */
export function essaysBenchmark(run: BenchmarkRun, gold: EssayGold, lines: readonly EssayLine[]): AccuracyBenchmark {
  const found = new Map(lines.map((line) => [line.id, line]));
  const human = (trait: string) => gold.essays.map((row) => Number(row[trait]));
  const ours = (value: (line: EssayLine) => number | undefined) =>
    gold.essays.map((row) => {
      const line = found.get(row['id'] ?? '');
      return (line && value(line)) ?? 0;
    });
  const overall = ours((line) => line.overall);
  const figures: AccuracyFigure[] = [
    {
      ...correlation('overall', { zh: '总评', en: 'Overall' }, human('overall'), overall),
      ...{ goal: overallGoal, human: { low: 0.66, high: 0.66 } },
    },
    {
      id: 'overall-kappa',
      name: { zh: '总评：等级的一致', en: 'Overall, as bands' },
      measure: 'kappa',
      value: weightedKappa(human('overall').map(half), onScaleOf(human('overall'), overall).map(half)),
      ...{ n: gold.essays.length, cases },
    },
    ...Object.entries(traits).map(([id, { name, goal, human: one }]) => ({
      ...correlation(
        id,
        name,
        human(id),
        ours((line) => line.traits[id]),
      ),
      ...{ goal, human: { low: one, high: one } },
    })),
    {
      id: 'attacks',
      name: { zh: '识破的取巧作文', en: 'Attempts to trick it that were held down' },
      measure: 'share',
      value: gold.attacks.filter((attack) => isHeld(attack, found)).length / gold.attacks.length,
      ...{ n: gold.attacks.length, cases: { zh: '个样例', en: 'cases' }, goal: 1 },
    },
  ];
  return { ...about(gold.essays.length), ...run, figures: figures.map(printed) };
}

const about = (count: number): Omit<AccuracyBenchmark, 'date' | 'engine' | 'figures'> => ({
  id: 'essays',
  title: { zh: '写作：与评分员的一致程度', en: 'Writing: agreement with trained raters' },
  data: {
    name: 'ELLIPSE',
    address: 'https://github.com/scrosseye/ELLIPSE-Corpus',
    licence: 'CC BY-NC-SA 4.0',
    people: {
      zh: `美国 8–12 年级英语学习者的 ${count} 篇作文，各由两位受过培训的评分员评分`,
      en: `${count} essays by English learners of grades 8-12 in the United States, each rated by two trained raters`,
    },
  },
  method: {
    zh: '只用来测量：引擎的任何部分都没有用这些作文拟合、调整或挑选。等级在把分数平移并拉伸到评分员的平均值和离散程度之后比较。',
    en: 'For measuring only: no part of the engine was fitted, tuned or selected on these essays. Bands are compared after shifting and stretching the scores to the mean and spread of the raters.',
  },
  limits: [
    {
      zh: '这些不是 PTE 作文：没有 20 分钟的限制，也没有内容分；测量的是语言分数。',
      en: 'These are not PTE essays: no limit of 20 minutes and no content score. What is measured are language scores.',
    },
  ],
});

function correlation(
  id: string,
  name: AccuracyFigure['name'],
  human: readonly number[],
  ours: readonly number[],
): AccuracyFigure {
  const pairs = human.map((rating, index) => [{ rating, score: ours[index] ?? 0 }]);
  const figure = (some: readonly { rating: number; score: number }[]) =>
    pearson(
      some.map(({ score }) => score),
      some.map(({ rating }) => rating),
    );
  const value = figure(pairs.flat());
  return { id, name, measure: 'correlation', value, interval: interval(pairs, figure), n: human.length, cases };
}

/** Bands are halves from 1 to 5; whole numbers of them. */
const half = (value: number): number => Math.min(10, Math.max(2, Math.floor(2 * value + 0.5)));

function isHeld({ id, must }: AttackCase, found: ReadonlyMap<string, EssayLine>): boolean {
  const overall = found.get(id)?.overall;
  if (overall === undefined) return false;
  const other = must.less_than === undefined ? Number.POSITIVE_INFINITY : found.get(must.less_than)?.overall;
  return (
    overall <= (must.max_total_ratio ?? 1) + 1e-9 &&
    overall >= (must.min_total_ratio ?? 0) - 1e-9 &&
    other !== undefined &&
    overall < other
  );
}
