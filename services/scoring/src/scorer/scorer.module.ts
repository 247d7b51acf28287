import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { rules as readAloud } from '@pte/exam/types/ra/rules';
import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { openObjectStore } from '@pte/object-store/open-object-store';
import type { WorkerConfig } from '../config.js';
import { ScoringProcessPool } from '../speech/process/scoring-process-pool.js';
import { ANSWER_SCORERS, type AnswerScorers } from './answer-scorer.js';
import { ReadAloudScorer } from './read-aloud-scorer.js';
import { RecordingFetcher } from './recording-fetcher.js';
import { openTemporaryFolder } from './temporary-folder.js';

/** Seconds that the scoring of one recording may take. */
const timeLimitSeconds = 50;
/** Seconds after which a scoring process without work gives its memory back. */
const idleSeconds = 120;

/** The installed engines, by question type. */
@Module({})
export class ScorerModule implements OnApplicationShutdown {
  constructor(@Inject(ScoringProcessPool) private readonly pool: ScoringProcessPool) {}

  static with(config: WorkerConfig): DynamicModule {
    return {
      module: ScorerModule,
      providers: [
        { provide: ScoringProcessPool, useFactory: () => openPool(config) },
        {
          provide: ANSWER_SCORERS,
          inject: [ScoringProcessPool],
          useFactory: (pool: ScoringProcessPool) => scorers(config, pool),
        },
      ],
      exports: [ANSWER_SCORERS],
    };
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }
}

async function openPool(config: WorkerConfig): Promise<ScoringProcessPool> {
  return new ScoringProcessPool({
    source: {
      kind: config.SPEECH_MODEL,
      sourceFolder: config.SPEECH_MODEL_SOURCE,
      preparedFolder: config.SPEECH_MODEL_DIRECTORY,
    },
    temporaryFolder: await openTemporaryFolder(config.SCORING_TEMPORARY_DIRECTORY),
    searchPath: config.PATH,
    timeLimitSeconds,
    idleSeconds,
  });
}

async function scorers(config: WorkerConfig, pool: ScoringProcessPool): Promise<AnswerScorers> {
  const store = await openObjectStore(objectStoreConfig(config));
  const recordings = new RecordingFetcher(store, await openTemporaryFolder(config.SCORING_TEMPORARY_DIRECTORY));
  return new Map([[readAloud.typeId, new ReadAloudScorer(recordings, pool)]]);
}
