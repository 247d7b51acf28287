import { parentPort, workerData } from 'node:worker_threads';
import { loadLanguageResources } from '../writing/load-language-resources.js';
import type { Essay } from './essay-file.js';
import { scoreEssay } from './score-essay.js';

export interface EssayWorkerData {
  readonly wordnet: string;
  readonly otherTasks: readonly string[];
}

const { wordnet, otherTasks } = workerData as EssayWorkerData;
const resources = await loadLanguageResources(wordnet);
parentPort?.on('message', (essay: Essay) => parentPort?.postMessage(scoreEssay(essay, otherTasks, resources)));
