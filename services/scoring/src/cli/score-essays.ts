import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installedCheckers } from '../writing/checker/checkers.js';
import { referenceTasks } from '../writing/content/reference-tasks.js';
import { WritingEngine } from '../writing/process/writing-engine.js';
import { readEssays } from './essay-file.js';
import { inParallel } from './in-parallel.js';
import { LineFile } from './line-file.js';
import { scoreEssay } from './score-essay.js';

// Scores written answers without the stack:
//   node dist/cli/score-essays.js --in FILE.csv|FILE.jsonl --out FILE.jsonl --languagetool FOLDER [--wordnet FOLDER]
// Fields of IN: id, prompt, text; in .jsonl also type, points, samples. The other prompts of IN are tasks that an answer may have been
// meant for, beside the reference set. Essays that OUT has already are left out, so a run that was broken off goes on where it stopped.

const { values: options } = parseArgs({
  options: {
    in: { type: 'string' },
    out: { type: 'string' },
    wordnet: { type: 'string', default: '/usr/share/wordnet' },
    languagetool: { type: 'string', default: '' },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const { in: input, out, wordnet, languagetool, threads } = options;
if (!input || !out) throw new Error('--in and --out are needed');

const timeLimitSeconds = 900;
const essays = await readEssays(input);
const lines = await LineFile.open<{ readonly id?: string }>(out);
const finished = new Set(lines.found.map(({ id }) => id));
const waiting = essays.filter(({ id }) => !finished.has(id));
const otherTasks = [...new Set([...referenceTasks, ...essays.map(({ prompt }) => prompt).filter(Boolean)])];
console.log(`${waiting.length} essays to score, ${finished.size} there already`);

const { languageTool, linkGrammar } = installedCheckers(languagetool);
const hasLanguageTool = existsSync(join(languagetool, 'LanguageToolProcess.class'));
if (!hasLanguageTool) console.warn('LanguageTool is not there: grammar is judged by our own rules alone');
const checkers = { languageTool: hasLanguageTool ? languageTool : null, linkGrammar };
const width = Math.min(Number(threads), Math.max(1, waiting.length));
const engines = Array.from(
  { length: width },
  () => new WritingEngine({ wordnetFolder: wordnet, checkers, timeLimitSeconds }),
);
const idle = [...engines];
await inParallel(waiting, width, async (essay, index) => {
  const engine = idle.pop();
  if (!engine) throw new Error('more essays at work than engines');
  await lines.append(await scoreEssay(essay, engine, otherTasks));
  idle.push(engine);
  if ((index + 1) % 100 === 0) console.log(`${index + 1} of ${waiting.length}`);
});
await Promise.all(engines.map((engine) => engine.close()));
