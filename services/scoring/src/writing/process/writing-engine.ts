import { Worker } from 'node:worker_threads';
import type { ScoredWriting, WritingRequest } from '../score-writing.js';
import type { WritingAnswer, WritingOrder, WritingThreadData } from './writing-messages.js';

export interface WritingEngineOptions extends WritingThreadData {
  /** From sending a text to its answer. */
  readonly timeLimitSeconds: number;
  /** The built entry point of the thread. */
  readonly program?: URL;
}

interface Waiting {
  readonly resolve: (scored: ScoredWriting) => void;
  readonly reject: (reason: Error) => void;
}

/** Megabytes; the dictionaries take 200. */
const mostMemory = 700;

/**
 * Scores written answers in a thread of its own, which owns the checkers, so that a text that takes for ever costs itself and not the
 * worker. A thread that was lost is replaced with the next text.
 */
export class WritingEngine {
  private thread: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  constructor(private readonly options: WritingEngineOptions) {}

  /** Loads the dictionaries now rather than with the first text. */
  prepare(): void {
    this.thread ??= this.start();
  }

  /** Throws when the text takes too long or the thread is lost; the same text may be sent again. */
  async score(request: WritingRequest): Promise<ScoredWriting> {
    this.prepare();
    this.lastId += 1;
    const id = this.lastId;
    const timer = setTimeout(
      () => this.lose(new Error('the writing took too long')),
      this.options.timeLimitSeconds * 1000,
    );
    try {
      return await new Promise<ScoredWriting>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        const order: WritingOrder = { id, request };
        this.thread?.postMessage(order);
      });
    } finally {
      clearTimeout(timer);
      this.waiting.delete(id);
    }
  }

  /** Ends the thread and its checkers; texts under work fail. */
  async close(): Promise<void> {
    const { thread } = this;
    if (!thread) return;
    thread.removeAllListeners('exit');
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    const order: WritingOrder = null;
    thread.postMessage(order);
    this.forget(new Error('the engine was closed'));
    await ended;
  }

  private start(): Worker {
    const { wordnetFolder, checkers, program } = this.options;
    const workerData: WritingThreadData = { wordnetFolder, checkers };
    const thread = new Worker(program ?? new URL('./writing-thread-main.js', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    });
    thread.on('message', (answer: WritingAnswer) => {
      const waiting = this.waiting.get(answer.id);
      if ('scored' in answer) waiting?.resolve(answer.scored);
      else waiting?.reject(new Error(`the writing could not be scored: ${answer.failure}`));
    });
    thread.on('error', (error) => this.thread === thread && this.forget(error));
    thread.on('exit', () => this.thread === thread && this.forget(new Error('the writing thread ended')));
    return thread;
  }

  private lose(reason: Error): void {
    const { thread } = this;
    this.forget(reason);
    void thread?.terminate();
  }

  private forget(reason: Error): void {
    this.thread = null;
    for (const { reject } of this.waiting.values()) reject(reason);
  }
}
