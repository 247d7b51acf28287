import { parseArgs } from 'node:util';
import { Database } from '@pte/service-kit/database';
import { openDatabase } from '@pte/service-kit/open-database';
import { readServiceConfig } from '../config.js';
import { migrations } from '../migrations/all-migrations.js';
import { namesVersion } from '../rescore/engine-age.js';
import { RescoreAnswers } from '../rescore/rescore-answers.js';
import { rescoreReport } from '../rescore/rescore-report.js';

// Scores answers anew with the engines of the running workers, in the environment of the scoring service:
//   node dist/cli/rescore.js [--type NUMBER] [--engine NAME/VERSION] [--dry]
// --engine: what earlier versions of that engine scored. --dry only counts. Broken off and called again it goes on where it was.

const { values: options } = parseArgs({
  options: { type: { type: 'string' }, engine: { type: 'string' }, dry: { type: 'boolean' } },
});
const questionTypeId = options.type ? Number(options.type) : null;
const olderThan = options.engine || null;
if (questionTypeId !== null && !Number.isInteger(questionTypeId))
  throw new Error('--type is the number of a question type');
if (olderThan !== null && !namesVersion(olderThan)) throw new Error('--engine is a name and a version: pte-speech/1.1');

/** Milliseconds. */
const interval = 2_000;

const config = readServiceConfig();
const database = new Database(await openDatabase({ config, records: [], migrations }));
const answers = new RescoreAnswers(database);
const filter = { questionTypeId, olderThan };
try {
  if (options.dry) {
    for (const { questionTypeId: type, engine, count } of await answers.candidates(filter))
      console.log(`Type ${type}: ${count} answers scored by ${engine || 'an engine without a name'}`);
  } else {
    let last = -1;
    const progress = (done: number, open: number): void => {
      if (done !== last) console.log(`${done} answers scored anew, ${open} wait`);
      last = done;
    };
    console.log(rescoreReport(await answers.run(filter, { interval, progress })));
  }
} finally {
  await database.onApplicationShutdown();
}
