import { rm } from 'node:fs/promises';
import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { objectStoreConfig } from '@pte/object-store/object-store-environment';
import { openObjectStore } from '@pte/object-store/open-object-store';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { onOwnLevel } from '../calibration/calibrated-scorer.js';
import { readCalibration } from '../calibration/calibration.js';
import type { WorkerConfig } from '../config.js';
import { PROVIDERS, ProviderModule } from '../provider/provider.module.js';
import { ProviderJudging, type Providers } from '../provider/provider-judging.js';
import { prepareModel } from '../speech/acoustic/prepare-model.js';
import { ScoringProcessPool } from '../speech/process/scoring-process-pool.js';
import { WritingEngine } from '../writing/process/writing-engine.js';
import { ANSWER_SCORERS, type AnswerScorer, type AnswerScorers } from './answer-scorer.js';
import { RecordingFetcher } from './recording-fetcher.js';
import { SpeechScorer } from './speech-scorer.js';
import { openTemporaryFolder } from './temporary-folder.js';
import { WritingModule } from './writing.module.js';
import { WritingScorer } from './writing-scorer.js';

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
      imports: [ProviderModule.with(config), WritingModule.with(config)],
      providers: [
        { provide: TEMPORARY_FOLDER, useFactory: () => openTemporaryFolder(config.SCORING_TEMPORARY_DIRECTORY) },
        {
          provide: ScoringProcessPool,
          inject: [TEMPORARY_FOLDER],
          useFactory: (folder: string) => openPool(config, folder),
        },
        {
          provide: RecordingFetcher,
          inject: [TEMPORARY_FOLDER],
          useFactory: async (folder: string) =>
            new RecordingFetcher(await openObjectStore(objectStoreConfig(config)), folder),
        },
        {
          provide: ANSWER_SCORERS,
          inject: [ScoringProcessPool, WritingEngine, RecordingFetcher, PROVIDERS, LOGGER],
          useFactory: async (
            pool: ScoringProcessPool,
            writing: WritingEngine,
            recordings: RecordingFetcher,
            providers: Providers | null,
            logger: Logger,
          ) =>
            besideProviders(
              await calibrated(config, engines(pool, writing, recordings)),
              providers && new ProviderJudging(providers, recordings, logger),
            ),
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

const spokenKinds = ['reading', 'retelling', 'short-answer'] as const;

const engines = (pool: ScoringProcessPool, writing: WritingEngine, recordings: RecordingFetcher): AnswerScorers =>
  new Map<string, AnswerScorer>([
    ...spokenKinds.map((kind) => [kind, new SpeechScorer(kind, recordings, pool)] as const),
    ['writing', new WritingScorer(writing)],
  ]);

async function calibrated({ SCORING_CALIBRATION: file }: WorkerConfig, scorers: AnswerScorers): Promise<AnswerScorers> {
  return onOwnLevel(scorers, file ? await readCalibration(file) : null);
}

/** Engines that a provider helps to judge are asked with it, where one is configured. */
const besideProviders = (scorers: AnswerScorers, judging: ProviderJudging | null): AnswerScorers =>
  judging ? new Map([...scorers].map(([kind, scorer]) => [kind, judging.beside(scorer, kind)])) : scorers;
