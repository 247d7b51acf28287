import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { type Essay, readEssays } from './essay-file.js';
import type { EssayWorkerData, EssayWorkerOrder } from './essay-worker.js';
import { finishedIds } from './finished-ids.js';
import { inParallel } from './in-parallel.js';

// Scores written answers without the stack:
//   node dist/cli/score-essays.js --in FILE.csv|FILE.jsonl --out FILE.jsonl [--wordnet FOLDER] [--languagetool FOLDER] [--tasks FILE]
// Fields of IN: id, prompt, text; in .jsonl also type, points, samples. TASKS holds prompts of other tasks that an answer may have
// been meant for. Essays that OUT has already are left out, so a run that was broken off goes on where it stopped.

const { values: options } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    wordnet: { type: 'string', default: '/usr/share/wordnet' },
    languagetool: { type: 'string' },
    tasks: { type: 'string' },
  },
});
const { in: input, out, wordnet, languagetool, tasks } = options;
if (!input || !out) throw new Error('--in and --out are needed');

const finished = await finishedIds(out, 'id');
const waiting = (await readEssays(input)).filter(({ id }) => !finished.has(id));
const otherTasks = tasks ? (await readEssays(tasks)).map(({ prompt }) => prompt) : [];
console.log(`${waiting.length} essays to score, ${finished.size} there already`);

const workerData: EssayWorkerData = { wordnet, languageTool: languagetool ?? null, otherTasks };
const width = Math.min(availableParallelism(), waiting.length);
const workers = Array.from(
  { length: width },
  () => new Worker(new URL('./essay-worker.js', import.meta.url), { workerData }),
);
const idle = [...workers];
await inParallel(waiting, width, async (essay: Essay, index) => {
  const worker = idle.pop();
  if (!worker) throw new Error('more essays at work than workers');
  worker.postMessage(essay);
  const [line] = await once(worker, 'message');
  idle.push(worker);
  await appendFile(out, `${JSON.stringify(line)}\n`);
  if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${waiting.length}`);
});
await Promise.all(
  workers.map((worker) => {
    const end: EssayWorkerOrder = null;
    worker.postMessage(end);
    return once(worker, 'exit');
  }),
);
