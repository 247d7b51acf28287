import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { openObjectStore } from '@pte/object-store/open-object-store';
import { Database } from '@pte/service-kit/database';
import { DatabaseModule } from '@pte/service-kit/database.module';
import { KitModule } from '@pte/service-kit/kit.module';
import { createLogger } from '@pte/service-kit/logging';
import { askedAnswers } from '../calibration/asked-answers.js';
import { calibrationReport } from '../calibration/calibration-report.js';
import { fitCalibration } from '../calibration/fit-calibration.js';
import { ratedRows } from '../calibration/rated-rows.js';
import { RatedRecordings, scoreRatedAnswers } from '../calibration/score-rated-answers.js';
import { readWorkerConfig } from '../config.js';
import { migrations } from '../migrations/all-migrations.js';
import { ANSWER_SCORERS, type AnswerScorers } from '../scorer/answer-scorer.js';
import { RecordingFetcher } from '../scorer/recording-fetcher.js';
import { ScorerModule } from '../scorer/scorer.module.js';

// Fits the level of the engines to an operator's own rated answers, in the environment of a scoring worker:
//   node dist/cli/calibrate.js --ratings FILE.csv|FILE.jsonl --out FILE.json --version NAME
// A worker that is given SCORING_CALIBRATION=FILE.json uses it. Fields of RATINGS: src/calibration/rated-rows.ts.

const { values: options } = parseArgs({
  options: { ratings: { type: 'string' }, out: { type: 'string' }, version: { type: 'string' } },
});
const { ratings, out } = options;
if (!ratings || !out) throw new Error('--ratings and --out are needed');
const fittedOn = new Date().toISOString().slice(0, 10);
const version = options.version ?? fittedOn;

/** The engines by themselves: no provider, no earlier calibration. */
const { SCORING_PROVIDER_URL: _, SCORING_CALIBRATION: __, ...config } = readWorkerConfig();
const rows = ratedRows(await readFile(ratings, 'utf8'));
const engines = ScorerModule.with(config);
const recordings = {
  provide: RecordingFetcher,
  useFactory: async () => new RatedRecordings(await openObjectStore(objectStoreConfig(config)), tmpdir()),
};
const app = await NestFactory.createApplicationContext(
  {
    module: class CalibrateModule {},
    imports: [
      KitModule.with(createLogger('calibrate', { ...config, LOG_LEVEL: 'warn' })),
      DatabaseModule.with({ config, records: [], migrations }),
      { ...engines, providers: [...(engines.providers ?? []), recordings] },
    ],
  },
  { logger: false },
);
try {
  const submissionIds = rows.flatMap((row) => ('submissionId' in row ? [row.submissionId] : []));
  const asked = await askedAnswers(app.get(Database, { strict: false }), submissionIds);
  const pile = { rows, folder: resolve(dirname(ratings)), asked };
  const scorers = app.get<AnswerScorers>(ANSWER_SCORERS, { strict: false });
  const { answers, leftOut } = await scoreRatedAnswers(pile, scorers, availableParallelism(), (done, all) => {
    if (done % 100 === 0 || done === all) console.log(`${done} of ${all} answers scored`);
  });
  for (const reason of leftOut) console.log(`left out: ${reason}`);
  const { calibration, outcomes } = fitCalibration(answers, { version, fittedOn });
  console.log(calibrationReport(outcomes));
  if (calibration.traits.length) await writeFile(out, `${JSON.stringify(calibration, null, 2)}\n`);
  console.log(
    calibration.traits.length ? `${out} is calibration ${version}` : 'Nothing to calibrate: no file was written.',
  );
  if (!calibration.traits.length) process.exitCode = 1;
} finally {
  await app.close();
}
