import type { AccuracyBenchmark, AccuracyFigure } from '@pte/exam/accuracy-report';
import { pearson } from '../cli/ridge.js';
import type { TableRow } from '../cli/table-file.js';
import { type BenchmarkRun, learnerSpeech, printed } from './benchmark-data.js';
import { interval } from './interval.js';

const scales = {
  accuracy: { name: { zh: '发音准确', en: 'Pronunciation of sounds and words' }, goal: 0.77 },
  fluency: { name: { zh: '流利度', en: 'Fluency' }, goal: 0.84 },
  prosodic: { name: { zh: '语调与节奏', en: 'Rhythm and intonation' }, goal: 0.82 },
  total: { name: { zh: '总评', en: 'Overall' }, goal: 0.8 },
} as const;

type RatedScale = keyof typeof scales;

/** A line of what the engine would give a speaker that it was not fitted on, in any unit. */
export type RatingLine = { readonly id: string } & { readonly [Scale in RatedScale]?: number };

/** How closely the engine follows five experts who heard the same recordings. `null` where nothing was scored. */
export function ratingsBenchmark(
  run: BenchmarkRun,
  rows: readonly TableRow[],
  lines: readonly RatingLine[],
): AccuracyBenchmark | null {
  const found = new Map(lines.map((line) => [line.id, line]));
  const figures = (Object.keys(scales) as RatedScale[]).flatMap((scale) => figureOf(scale, rows, found));
  if (!figures.length) return null;
  return {
    id: 'ratings',
    title: { zh: '朗读：与专家评分的一致程度', en: 'Reading aloud: agreement with expert raters' },
    ...run,
    data: {
      ...learnerSpeech,
      people: {
        zh: '125 位母语为汉语的英语学习者的 1000 段录音，各由五位专家评分',
        en: '1000 recordings of 125 learners whose first language is Mandarin, each rated by five experts',
      },
    },
    method: {
      zh: '权重由这些录音拟合，但每位说话者的分数都来自没有见过此人的拟合（按说话者交叉验证）。',
      en: 'The weights are fitted to these recordings, but the scores of each speaker come from a fit that has not seen that speaker (cross-validated by speaker).',
    },
    figures: figures.map(printed),
    limits: [
      {
        zh: '儿童的评分彼此相差很小，所以一致程度低于成人；单独一句话只能给出大致的水平，多题平均才可靠。',
        en: "Children's ratings hardly differ, so agreement is lower for them than for adults; one sentence gives a rough band, the mean of several is reliable.",
      },
    ],
  };
}

function figureOf(
  scale: RatedScale,
  rows: readonly TableRow[],
  found: ReadonlyMap<string, RatingLine>,
): AccuracyFigure[] {
  const rated = rows.map((row) => ({
    speaker: row['speaker'] ?? '',
    human: Number(row[scale]),
    ours: found.get(row['id'] ?? '')?.[scale],
  }));
  const given = rated.flatMap(({ ours }) => (ours === undefined ? [] : [ours]));
  if (!given.length) return [];
  const worst = Math.min(...given);
  const figure = (cases: typeof rated) =>
    pearson(
      cases.map(({ ours }) => ours ?? worst),
      cases.map(({ human }) => human),
    );
  const speakers = Object.values(Object.groupBy(rated, ({ speaker }) => speaker)).map((group) => group ?? []);
  return [
    {
      id: scale,
      name: scales[scale].name,
      measure: 'correlation',
      value: figure(rated),
      interval: interval(speakers, (cases) => figure([...cases])),
      ...{ n: rows.length, cases: { zh: '段录音', en: 'recordings' } },
      ...{ goal: scales[scale].goal, human: { low: 0.75, high: 0.85 } },
    },
  ];
}
