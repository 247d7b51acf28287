import type { Database } from '@pte/service-kit/database';
import { isOlder } from './engine-age.js';
import { RescoreRepository } from './rescore.repository.js';
import type { RescoreCandidates, RescoredAnswer, RescoreFilter } from './rescore-run.js';

/** Tasks that wait at a time: enough for many workers, few enough to stop and go on at once. */
const mostOpen = 50;

export interface RescoreWatch {
  /** Milliseconds between two looks. */
  readonly interval: number;
  progress(done: number, open: number): void;
}

/** Scores answers anew with the engines that the workers have now, after all that learners wait for. */
export class RescoreAnswers {
  private readonly runs: RescoreRepository;

  constructor(private readonly database: Database) {
    this.runs = new RescoreRepository(database);
  }

  /** What a run would go over. */
  async candidates(filter: RescoreFilter): Promise<RescoreCandidates[]> {
    return this.runs.candidates(filter, await this.engines(filter));
  }

  /** Ends when every answer has its outcome. What was broken off goes on where it was, with all its changes. */
  async run(filter: RescoreFilter, { interval, progress }: RescoreWatch): Promise<RescoredAnswer[]> {
    const run = await this.database.inTransaction((tx) => this.runs.begin(tx, filter));
    const engines = await this.engines(filter);
    for (;;) {
      const { open } = await this.runs.counts(run);
      const added = open < mostOpen ? await this.runs.addNext(run, engines, mostOpen - open) : 0;
      const now = await this.runs.counts(run);
      progress(now.done, now.open);
      if (added === 0 && now.open === 0) break;
      await new Promise((resolve) => setTimeout(resolve, interval));
    }
    await this.runs.finish(run);
    return this.runs.changes(run);
  }

  private async engines({ olderThan }: RescoreFilter): Promise<string[] | null> {
    if (olderThan === null) return null;
    return (await this.runs.engines()).filter((engine) => isOlder(engine, olderThan));
  }
}
