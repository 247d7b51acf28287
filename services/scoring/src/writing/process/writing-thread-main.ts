import { parentPort, workerData } from 'node:worker_threads';
import { Checkers } from '../checker/checkers.js';
import { loadLanguageResources } from '../load-language-resources.js';
import { longestRead, scoreWriting } from '../score-writing.js';
import type { WritingAnswer, WritingOrder, WritingThreadData } from './writing-messages.js';

// The entry point of a writing thread: it owns the checkers and scores what it is sent. The checkers end with it.

const { wordnetFolder, checkers: options } = workerData as WritingThreadData;
const checkers = new Checkers(options);
const loading = loadLanguageResources(wordnetFolder);
// Said with each order; nobody may be asking yet.
loading.catch(() => undefined);

async function answer({ id, request }: NonNullable<WritingOrder>): Promise<WritingAnswer> {
  try {
    const resources = await loading;
    const checks = await checkers.check(request.text.slice(0, longestRead));
    return { id, scored: scoreWriting(request, resources, checks) };
  } catch (error) {
    return { id, failure: String(error) };
  }
}

parentPort?.on('message', (order: WritingOrder) => {
  if (order) void answer(order).then((message) => parentPort?.postMessage(message));
  else {
    checkers.close();
    parentPort?.close();
  }
});
