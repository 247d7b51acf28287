import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModelSource } from '../acoustic/prepare-model.js';
import type { SpeechRequest, SpeechResult } from '../score-speech.js';
import { SpeechFailure } from '../speech-failure.js';
import { type ChildOptions, ScoringChild } from './scoring-child.js';

export interface PoolOptions extends ChildOptions {
  readonly source: ModelSource;
  /** Where the folders of recordings under work are made. */
  readonly temporaryFolder: string;
  /** After this long without work a process ends and gives its memory back. */
  readonly idleSeconds: number;
}

/**
 * Scores recordings in processes of their own, as many at a time as it is asked to, so that a crash or an endless loop costs one
 * recording and not the worker. A process that answered is used again.
 */
export class ScoringProcessPool {
  private readonly resting = new Map<ScoringChild, NodeJS.Timeout>();
  private readonly busy = new Set<ScoringChild>();

  constructor(private readonly options: PoolOptions) {}

  /** Throws SpeechFailure. Whatever happens, nothing of the recording stays behind. */
  async score(request: Omit<SpeechRequest, 'folder'>): Promise<SpeechResult> {
    const folder = await mkdtemp(join(this.options.temporaryFolder, 'pte-speech-'));
    const child = this.wake() ?? new ScoringChild(this.options);
    this.busy.add(child);
    try {
      const answer = await child.ask({ source: this.options.source, request: { ...request, folder } });
      if ('result' in answer) return answer.result;
      throw new SpeechFailure(answer.failure.code, answer.failure.cause);
    } catch (error) {
      throw error instanceof SpeechFailure ? error : new SpeechFailure('ENGINE_FAILED', error);
    } finally {
      this.busy.delete(child);
      this.rest(child);
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Ends every process at once, those at work too. */
  close(): void {
    for (const child of [...this.resting.keys(), ...this.busy]) child.end();
    for (const timer of this.resting.values()) clearTimeout(timer);
    this.resting.clear();
  }

  private wake(): ScoringChild | undefined {
    for (const [child, timer] of this.resting) {
      clearTimeout(timer);
      this.resting.delete(child);
      if (child.isUsable) return child;
    }
    return undefined;
  }

  private rest(child: ScoringChild): void {
    if (!child.isUsable) return;
    const timer = setTimeout(() => {
      this.resting.delete(child);
      child.end();
    }, this.options.idleSeconds * 1000);
    timer.unref();
    this.resting.set(child, timer);
  }
}
