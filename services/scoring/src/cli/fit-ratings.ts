import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RatingFeatureName, ratingFeatures } from '../speech/rating/rating-features.js';
import { type RatedScale, type RatingModel, standardised } from '../speech/rating/rating-model.js';
import { loadSpeechResources } from '../speech/speech-resources.js';
import { featureNorms, phoneNorms } from './fit-norms.js';
import { fitScale } from './fit-scale.js';
import { hearFile } from './hear-file.js';
import { inParallel } from './in-parallel.js';
import { LineFile } from './line-file.js';
import { type MeasuredLine, measuredLine, ratedSamples } from './measured-readings.js';
import { pearson } from './ridge.js';
import { readTable, type TableRow } from './table-file.js';

// Fits model/rating-model.json to a folder of rated recordings: manifest.tsv with id, file, speaker, text and the ratings.
//   node dist/cli/fit-ratings.js --data FOLDER --measured FILE.jsonl --source FOLDER_OF_POCKETSPHINX --prepared FOLDER
//     --out rating-model.json [--predictions FILE.jsonl]
// What was heard is kept in the file of --measured, so that another fit takes seconds. --predictions gets, for each recording, what
// a model says that does not know its speaker.

type Signs = Readonly<Partial<Record<RatingFeatureName, 1 | -1>>>;

/** Sounds: what a pause does not touch. */
const ofSounds: Signs = {
  hurry: 1,
  evenness: -1,
  departure: -1,
  found: 1,
  phones: 1,
  weakPhones: 1,
  weakestSounds: 1,
};
const ofAll: Signs = { ...ofSounds, pausing: -1, longPauses: -1, pauseShare: -1, rate: 1, intonation: 1 };

/** Which ratings a scale is fitted to, and which features may speak for it, with which sign. */
const scales: Readonly<Record<RatedScale, { readonly column: string; readonly signs: Signs }>> = {
  accuracy: { column: 'accuracy', signs: ofAll },
  fluency: { column: 'fluency', signs: ofAll },
  prosodic: { column: 'prosodic', signs: ofAll },
  total: { column: 'total', signs: ofAll },
  pronunciation: { column: 'accuracy', signs: ofSounds },
};

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    measured: { type: 'string' },
    source: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us' },
    prepared: { type: 'string' },
    out: { type: 'string' },
    predictions: { type: 'string' },
  },
});
const { data, measured, source, prepared, out } = options;
if (!data || !measured || !prepared || !out) throw new Error('--data, --measured, --prepared and --out are needed');

const rows = await readTable(join(data, 'manifest.tsv'));
await measureAll(data, measured, rows);
const samples = ratedSamples(rows, (await LineFile.open<MeasuredLine>(measured)).found);
const phones = phoneNorms(samples.map((sample) => sample.measured));
const features = samples.map((sample) => ratingFeatures({ ...sample.measured, norms: phones }));
const norms = featureNorms(features);
const names = Object.keys(norms) as RatingFeatureName[];
const standardisedRows = features.map((one) =>
  Object.fromEntries(names.map((name) => [name, standardised(one[name], norms[name])])),
);
const ratingsOf = (column: string): number[] => samples.map(({ row }) => Number(row[column]));

const fitted = Object.entries(scales).map(([name, { column, signs }]) => {
  const rated = ratingsOf(column);
  const speakers = samples.map(({ row }) => row['speaker'] ?? '');
  const { model, predictions } = fitScale({ rows: standardisedRows, rated, speakers, signs });
  console.log(`${name}: Pearson with ${column}, other speakers: ${pearson(predictions, rated).toFixed(3)}`);
  return { name, model, predictions };
});
const model = {
  phones,
  features: norms,
  scales: Object.fromEntries(fitted.map((scale) => [scale.name, scale.model])),
} as RatingModel;
await writeFile(out, `${JSON.stringify(model, null, 1)}\n`);
if (options.predictions) {
  const lines = samples.map(({ row }, index) => ({
    id: row['id'],
    ...Object.fromEntries(fitted.map(({ name, predictions }) => [name, predictions[index]])),
  }));
  await writeFile(options.predictions, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

async function measureAll(folder: string, path: string, all: readonly TableRow[]): Promise<void> {
  const file = await LineFile.open<MeasuredLine>(path);
  const done = new Set(file.found.map(({ id }) => id));
  const waiting = all.filter((row) => !done.has(row['id'] ?? ''));
  if (!waiting.length) return;
  const resources = await loadSpeechResources({
    kind: 'adapted',
    sourceFolder: source,
    preparedFolder: prepared ?? '',
  });
  await inParallel(waiting, availableParallelism(), async (row, index) => {
    const { heard } = await hearFile(resources, join(folder, row['file'] ?? ''), row['text'] ?? '');
    await file.append(measuredLine(row['id'] ?? '', heard.manner?.measured));
    if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${waiting.length} measured`);
  });
}
