import { parentPort, workerData } from 'node:worker_threads';
import { LanguageTool } from '../writing/checker/language-tool.js';
import { loadLanguageResources } from '../writing/load-language-resources.js';
import type { Essay } from './essay-file.js';
import { scoreEssay } from './score-essay.js';

export interface EssayWorkerData {
  readonly wordnet: string;
  /** Folder of LanguageTool, if it shall take part. */
  readonly languageTool: string | null;
  readonly otherTasks: readonly string[];
}

/** An essay to score, or null for the end. */
export type EssayWorkerOrder = Essay | null;

const { wordnet, languageTool, otherTasks } = workerData as EssayWorkerData;
const checker = languageTool === null ? null : new LanguageTool({ folder: languageTool });
const resources = await loadLanguageResources(wordnet);
parentPort?.on('message', async (essay: EssayWorkerOrder) => {
  if (essay) parentPort?.postMessage(await scoreEssay(essay, { resources, checker, otherTasks }));
  else {
    checker?.close();
    parentPort?.close();
  }
});
