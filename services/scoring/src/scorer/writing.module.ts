import { type DynamicModule, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { WorkerConfig } from '../config.js';
import { installedCheckers } from '../writing/checker/checkers.js';
import { WritingEngine } from '../writing/process/writing-engine.js';

/** Seconds that the scoring of one text may take, and that it waits for LanguageTool to start. */
const [timeLimitSeconds, patienceSeconds] = [60, 30];

/** The writing engine with its checkers: one for the whole worker. */
@Module({})
export class WritingModule implements OnApplicationShutdown {
  constructor(private readonly engine: WritingEngine) {}

  static with({ WORDNET_DIRECTORY: wordnetFolder, LANGUAGETOOL_DIRECTORY: folder }: WorkerConfig): DynamicModule {
    const { languageTool, linkGrammar } = installedCheckers(folder ?? '');
    const checkers = { languageTool: folder ? languageTool : null, linkGrammar, patienceSeconds };
    return {
      module: WritingModule,
      providers: [
        {
          provide: WritingEngine,
          useFactory: () => {
            const engine = new WritingEngine({ wordnetFolder, checkers, timeLimitSeconds });
            engine.prepare();
            return engine;
          },
        },
      ],
      exports: [WritingEngine],
    };
  }

  onApplicationShutdown(): Promise<void> {
    return this.engine.close();
  }
}
