import { rm } from 'node:fs/promises';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { openObjectStore } from '@pte/object-store/open-object-store';
import type { WorkerConfig } from '../config.js';
import { prepareModel } from '../speech/acoustic/prepare-model.js';
import { ScoringProcessPool } from '../speech/process/scoring-process-pool.js';
import { ANSWER_SCORERS, type AnswerScorers } from './answer-scorer.js';
import { RecordingFetcher } from './recording-fetcher.js';
import { SpeechScorer } from './speech-scorer.js';
import { openTemporaryFolder } from './temporary-folder.js';

/** Seconds that the scoring of one recording may take. */
const timeLimitSeconds = 60;
/** Seconds after which a scoring process without work gives its memory back. */
const idleSeconds = 120;

const TEMPORARY_FOLDER = Symbol('temporary folder');

/** The installed engines, by kind of judging. */
@Module({})
export class ScorerModule implements OnApplicationShutdown {
  constructor(
    private readonly pool: ScoringProcessPool,
    @Inject(TEMPORARY_FOLDER) private readonly temporaryFolder: string,
  ) {}

  static with(config: WorkerConfig): DynamicModule {
    return {
      module: ScorerModule,
      providers: [
        { provide: TEMPORARY_FOLDER, useFactory: () => openTemporaryFolder(config.SCORING_TEMPORARY_DIRECTORY) },
        {
          provide: ScoringProcessPool,
          inject: [TEMPORARY_FOLDER],
          useFactory: (folder: string) => openPool(config, folder),
        },
        {
          provide: ANSWER_SCORERS,
          inject: [ScoringProcessPool, TEMPORARY_FOLDER],
          useFactory: (pool: ScoringProcessPool, folder: string) => scorers(config, pool, folder),
        },
      ],
      exports: [ANSWER_SCORERS],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    this.pool.close();
    await rm(this.temporaryFolder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The model is made ready first: a worker that cannot score takes no tasks, and no learner waits for it. */
async function openPool(config: WorkerConfig, temporaryFolder: string): Promise<ScoringProcessPool> {
  const source = {
    kind: config.SPEECH_MODEL,
    sourceFolder: config.SPEECH_MODEL_SOURCE,
    preparedFolder: config.SPEECH_MODEL_DIRECTORY,
  };
  await prepareModel(source);
  return new ScoringProcessPool({
    source,
    temporaryFolder,
    searchPath: config.PATH,
    timeLimitSeconds,
    idleSeconds,
  });
}

async function scorers(config: WorkerConfig, pool: ScoringProcessPool, folder: string): Promise<AnswerScorers> {
  const store = await openObjectStore(objectStoreConfig(config));
  const recordings = new RecordingFetcher(store, folder);
  return new Map([['reading', new SpeechScorer('reading', recordings, pool)]]);
}
