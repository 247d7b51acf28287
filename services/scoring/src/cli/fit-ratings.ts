import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { boundedScore, type PhoneNorms } from '../speech/rating/phone-norms.js';
import { type RatingFeatures, ratingFeatures } from '../speech/rating/rating-features.js';
import type { FeatureNorm, RatingModel, RatingScale } from '../speech/rating/rating-model.js';
import { standardised } from '../speech/rating/rating-model.js';
import type { ReadingManner } from '../speech/reading/reading-manner.js';
import { loadSpeechResources } from '../speech/speech-resources.js';
import { mean, percentile } from '../speech/statistics.js';
import { hearFile } from './hear-file.js';
import { inParallel } from './in-parallel.js';
import { pearson, ridge } from './ridge.js';
import { readTable, type TableRow } from './table-file.js';

// Fits model/rating-model.json to a folder of rated recordings: manifest.tsv with id, file, speaker, text, fluency and accuracy.
//   node dist/cli/fit-ratings.js --data FOLDER --source FOLDER_OF_POCKETSPHINX --prepared FOLDER --out rating-model.json

interface Sample {
  readonly row: TableRow;
  readonly manner: ReadingManner;
  features: RatingFeatures;
}

/** Which features speak for a scale, and with which sign. Pronunciation looks at sounds only, never at pauses. */
const scales = {
  fluency: {
    column: 'fluency',
    signs: {
      pausing: -1,
      longPauses: -1,
      pauseShare: -1,
      rate: 1,
      hurry: 1,
      departure: -1,
      phones: 1,
      weakestSounds: 1,
    },
  },
  pronunciation: {
    column: 'accuracy',
    signs: { hurry: 1, departure: -1, phones: 1, weakPhones: 1, weakestSounds: 1 },
  },
} as const satisfies Record<string, { column: string; signs: Partial<Record<keyof RatingFeatures, 1 | -1>> }>;

const penalty = 30;
const folds = 10;
/** A phone with fewer has the norms of all phones. */
const leastInstances = 20;
const round = (value: number): number => Number(value.toFixed(5));
const deviationOf = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    source: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us' },
    prepared: { type: 'string' },
    out: { type: 'string' },
  },
});
const { data, source, prepared, out } = options;
if (!data || !prepared || !out) throw new Error('--data, --prepared and --out are needed');

const samples = await hearAll(data);
const phones = phoneNorms(samples);
for (const sample of samples) sample.features = featuresOf(sample.manner, phones);
const features = featureNorms(samples);
const fitted = Object.entries(scales).map(([name, scale]) => {
  const { prediction, model } = fitScale(scale.column, scale.signs);
  const rated = samples.map(({ row }) => Number(row[scale.column]));
  console.log(`${name}: Pearson with ${scale.column}, other speakers: ${pearson(prediction, rated).toFixed(3)}`);
  return [name, model];
});
const model = { phones, features, scales: Object.fromEntries(fitted) } as RatingModel;
await writeFile(out, `${JSON.stringify(model, null, 1)}\n`);

async function hearAll(folder: string): Promise<Sample[]> {
  const resources = await loadSpeechResources({
    kind: 'adapted',
    sourceFolder: source,
    preparedFolder: prepared ?? '',
  });
  const heard = await inParallel(await readTable(join(folder, 'manifest.tsv')), availableParallelism(), async (row) => {
    const { manner } = (await hearFile(resources, join(folder, row['file'] ?? ''), row['text'] ?? '')).heard;
    return manner ? [{ row, manner, features: manner.features }] : [];
  });
  return heard.flat();
}

function featuresOf({ forced, strictScore, pauses }: ReadingManner, norms: PhoneNorms): RatingFeatures {
  return ratingFeatures({ forced, strictScore, pauses: pauses.map(({ excess }) => excess), norms });
}

function phoneNorms(all: readonly Sample[]): PhoneNorms {
  const spoken = all.flatMap(({ manner }) => manner.forced.words.flatMap((word) => word.phones));
  const byPhone = Object.groupBy(spoken, ({ phone }) => phone);
  const entries = Object.entries(byPhone).map(([phone, instances = []]) => {
    const found = instances.length < leastInstances ? spoken : instances;
    const scores = found.map(boundedScore);
    const lnSeconds = mean(found.map(({ from, to }) => Math.log((to - from) / 100)));
    return [phone, { mean: round(mean(scores)), deviation: round(deviationOf(scores)), lnSeconds: round(lnSeconds) }];
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}

function featureNorms(all: readonly Sample[]): RatingModel['features'] {
  const names = Object.keys(all[0]?.features ?? {}) as (keyof RatingFeatures)[];
  const entries = names.map((name): [string, FeatureNorm] => {
    const values = all.map((sample) => sample.features[name]);
    const [low, high] = [percentile(values, 0.01), percentile(values, 0.99)];
    const bounded = values.map((value) => Math.min(high, Math.max(low, value)));
    const norm = { low, high, mean: mean(bounded), deviation: deviationOf(bounded) };
    return [name, { low: round(low), high: round(high), mean: round(norm.mean), deviation: round(norm.deviation) }];
  });
  return Object.fromEntries(entries) as unknown as RatingModel['features'];
}

function fitScale(column: string, signs: Readonly<Partial<Record<keyof RatingFeatures, 1 | -1>>>) {
  const names = Object.keys(signs) as (keyof RatingFeatures)[];
  const wanted = names.map((name) => signs[name] ?? 0);
  const rows = samples.map((sample) => names.map((name) => standardised(sample.features[name], features[name])));
  const rated = samples.map(({ row }) => Number(row[column]));
  const fit = (chosen: readonly number[]) => {
    const intercept = mean(chosen.map((index) => rated[index] ?? 0));
    const coefficients = ridge(
      chosen.map((index) => rows[index] ?? []),
      chosen.map((index) => (rated[index] ?? 0) - intercept),
      wanted,
      penalty,
    );
    const predict = (index: number): number =>
      coefficients.reduce((sum, weight, place) => sum + weight * (rows[index]?.[place] ?? 0), intercept);
    return { intercept, coefficients, predict };
  };

  const speakers = [...new Set(samples.map(({ row }) => row['speaker'] ?? ''))].sort();
  const foldOf = new Map(speakers.map((speaker, index) => [speaker, index % folds]));
  const foldOfSample = samples.map(({ row }) => foldOf.get(row['speaker'] ?? ''));
  const prediction: number[] = [];
  for (let fold = 0; fold < folds; fold++) {
    const { predict } = fit([...samples.keys()].filter((index) => foldOfSample[index] !== fold));
    for (const index of samples.keys()) if (foldOfSample[index] === fold) prediction[index] = predict(index);
  }

  const { intercept, coefficients } = fit([...samples.keys()]);
  const model: RatingScale = {
    intercept: round(intercept),
    stretch: round(deviationOf(rated) / deviationOf(prediction)),
    coefficients: Object.fromEntries(names.map((name, place) => [name, round(coefficients[place] ?? 0)])),
  };
  return { prediction, model };
}
