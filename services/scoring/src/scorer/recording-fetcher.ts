import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { submissionKey } from '@pte/object-store/object-key';
import type { ObjectContent, ObjectStore } from '@pte/object-store/object-store';
import { ObjectKeyInvalid, ObjectStoreUnavailable } from '@pte/object-store/object-store-error';
import { ScoringRefused } from './answer-scorer.js';

/** Milliseconds for bringing one recording here. */
const patience = 30_000;

/** Brings recordings from the object store for as long as they are needed. */
export class RecordingFetcher {
  constructor(
    private readonly store: Pick<ObjectStore, 'read'>,
    private readonly temporaryFolder: string,
  ) {}

  /**
   * `work` gets the path of the file, which is gone afterwards. Throws ScoringRefused RECORDING_MISSING, and
   * ObjectStoreUnavailable when the bytes did not come.
   */
  async withRecording<Result>(name: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const content = await this.open(name);
    const folder = await mkdtemp(join(this.temporaryFolder, 'recording-'));
    try {
      const path = join(folder, 'recording');
      await fetched(content, path);
      return await work(path);
    } finally {
      content.stream.destroy();
      await rm(folder, { recursive: true, force: true });
    }
  }

  private async open(name: string): Promise<ObjectContent> {
    const content = await this.store.read(keyOf(name));
    if (!content) throw new ScoringRefused('RECORDING_MISSING');
    return content;
  }
}

function keyOf(name: string): string {
  try {
    return submissionKey(name);
  } catch (error) {
    if (error instanceof ObjectKeyInvalid) throw new ScoringRefused('RECORDING_MISSING', error);
    throw error;
  }
}

async function fetched({ stream }: ObjectContent, path: string): Promise<void> {
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx', mode: 0o600 }), {
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new ObjectStoreUnavailable('the recording did not come', { cause: error });
  }
}
