import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { submissionKey } from '@pte/object-store/object-key';
import type { ObjectStore } from '@pte/object-store/object-store';
import { ScoringRefused } from './answer-scorer.js';

/** Milliseconds for bringing one recording here. */
const patience = 30_000;

/** Brings recordings from the object store for as long as they are needed. */
export class RecordingFetcher {
  constructor(
    private readonly store: ObjectStore,
    private readonly temporaryFolder: string,
  ) {}

  /** `work` gets the path of the file, which is gone afterwards. Throws ScoringRefused when there is no such recording. */
  async withRecording<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(this.temporaryFolder, 'pte-recording-'));
    try {
      const path = join(folder, 'recording');
      const content = await this.store.read(submissionKey(name));
      if (!content) throw new ScoringRefused('RECORDING_NOT_FOUND');
      await pipeline(content.stream, createWriteStream(path), { signal: AbortSignal.timeout(patience) });
      return await work(path);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
