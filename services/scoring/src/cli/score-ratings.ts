import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rateReading } from '../speech/marking/trait-ratings.js';
import { loadSpeechResources } from '../speech/speech-resources.js';
import { hearFile } from './hear-file.js';
import { inParallel } from './in-parallel.js';
import { LineFile } from './line-file.js';
import { orFailure } from './or-failure.js';
import { readTable, type TableRow } from './table-file.js';

// Rates recordings of known texts as people would, without the stack:
//   node dist/cli/score-ratings.js --data FOLDER --out FILE.jsonl --source FOLDER_OF_POCKETSPHINX --prepared FOLDER
// FOLDER holds manifest.tsv (id, file, text). A line has id, accuracy, fluency, prosodic and total, each 0-10, or
// failed with the reason. Recordings that the file has already are left out, so a run that was broken off goes on where it stopped.

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    out: { type: 'string' },
    source: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us' },
    prepared: { type: 'string' },
    model: { type: 'string', default: 'adapted' },
  },
});
const { data, out, source, prepared, model } = options;
if (!data || !out || !prepared) throw new Error('--data, --out and --prepared are needed');

const lines = await LineFile.open<{ readonly id?: string | undefined }>(out);
const finished = new Set(lines.found.map(({ id }) => id));
const waiting = (await readTable(join(data, 'manifest.tsv'))).filter((row) => !finished.has(row['id']));
const resources = await loadSpeechResources({
  kind: model === 'original' ? 'original' : 'adapted',
  sourceFolder: source,
  preparedFolder: prepared,
});

console.log(`${waiting.length} recordings to rate, ${finished.size} there already`);
await inParallel(waiting, availableParallelism(), async (row, index) => {
  await lines.append({ id: row['id'], ...(await orFailure(rateRecording(data, row))) });
  if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${waiting.length}`);
});

async function rateRecording(folder: string, row: TableRow) {
  const { heard, sound } = await hearFile(resources, join(folder, row['file'] ?? ''), row['text'] ?? '');
  const ratingOf = rateReading(heard, sound, resources.rating);
  const rounded = (scale: Parameters<typeof ratingOf>[0]): number => Number(ratingOf(scale).toFixed(3));
  return {
    accuracy: rounded('accuracy'),
    fluency: rounded('fluency'),
    prosodic: rounded('prosodic'),
    total: rounded('total'),
  };
}
