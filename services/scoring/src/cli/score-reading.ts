import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { engineName } from '../speech/engine-name.js';
import { markReading } from '../speech/marking/mark-reading.js';
import { loadSpeechResources } from '../speech/speech-resources.js';
import { hearFile } from './hear-file.js';
import { inParallel } from './in-parallel.js';
import { LineFile } from './line-file.js';
import { orFailure } from './or-failure.js';
import { readTable, type TableRow } from './table-file.js';

// Scores recordings against shown texts, to measure the engine without the stack:
//   node dist/cli/score-reading.js --cases FOLDER --out FILE.jsonl --source FOLDER_OF_POCKETSPHINX --prepared FOLDER
// FOLDER holds manifest.tsv (id, file) and cases.tsv (case_id, utterance_id, shown_text). Cases that FILE has already are left out,
// so a run that was broken off goes on where it stopped.

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string' },
    out: { type: 'string' },
    source: { type: 'string', default: '/usr/share/pocketsphinx/model/en-us' },
    prepared: { type: 'string' },
    model: { type: 'string', default: 'adapted' },
  },
});
const { cases: place, out, source, prepared, model } = options;
if (!place || !out || !prepared) throw new Error('--cases, --out and --prepared are needed');

const folder = (await stat(place)).isDirectory() ? place : dirname(place);
const files = new Map((await readTable(join(folder, 'manifest.tsv'))).map((row) => [row['id'], row['file']]));
const lines = await LineFile.open<{ readonly case_id?: string | undefined }>(out);
const finished = new Set(lines.found.map(({ case_id }) => case_id));
const waiting = (await readTable(join(folder, 'cases.tsv'))).filter((row) => !finished.has(row['case_id'] ?? ''));
const resources = await loadSpeechResources({
  kind: model === 'original' ? 'original' : 'adapted',
  sourceFolder: source,
  preparedFolder: prepared,
});

console.log(`${waiting.length} cases to score, ${finished.size} there already`);
await inParallel(waiting, availableParallelism(), async (row, index) => {
  await lines.append({ case_id: row['case_id'], ...(await orFailure(scoreCase(row))) });
  if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${waiting.length}`);
});

async function scoreCase(row: TableRow) {
  const shown = row['shown_text'] ?? '';
  const recording = join(folder, files.get(row['utterance_id']) ?? '');
  const { heard, sound } = await hearFile(resources, recording, shown);
  const words = heard.words.map(({ shown: { text }, isSaid, probability }) => ({
    word: text,
    said: isSaid,
    score: probability,
  }));
  const { score } = markReading(heard, sound, resources.rating);
  const engine = engineName(resources.model.kind);
  return { words, content: heard.tracked.content, score, engine };
}
