import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { View } from '@pte/rpc/gen/pte/question/v1/history';
import { Clock } from '@pte/service-kit/clock';
import { LOGGER } from '@pte/service-kit/kit.module';
import type { Logger } from '@pte/service-kit/logging';
import { QuestionNeighbour } from '../neighbours/neighbours.js';

/** Milliseconds between two tellings. */
const tellEvery = 1000;
/** Views told in one call. */
const mostTold = 500;
/** Milliseconds for one call. */
const timeout = 2_000;
/** Views kept while nobody takes them; the longest unseen go first. */
const mostKept = 20_000;

/** Who looked at what, told to the question service together: a read neither waits for it nor fails with it. */
@Injectable()
export class ViewLog implements OnModuleInit, OnApplicationShutdown {
  /** The latest view of each learner and question, the longest unseen first. */
  private readonly views = new Map<string, View>();
  private telling: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly neighbour: QuestionNeighbour,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.flush(), tellEvery).unref();
  }

  onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    return this.flush();
  }

  note(userId: number, questionId: number): void {
    this.keep({ userId, questionId, viewedAt: this.clock.now().getTime() / 1000 });
  }

  /** Tells what was noted until now. Never rejects: what could not be told is kept for the next time. */
  flush(): Promise<void> {
    this.telling = this.telling.then(() => this.tell());
    return this.telling;
  }

  private async tell(): Promise<void> {
    while (this.views.size > 0) {
      const views = [...this.views.values()].slice(0, mostTold);
      for (const view of views) this.views.delete(keyOf(view));
      try {
        await this.neighbour.history.noteViews({ views }, { timeout });
      } catch (error) {
        this.logger.warn({ err: error, views: views.length }, 'views could not be told');
        this.putBack(views);
        return;
      }
    }
  }

  /** Behind what was seen meanwhile. */
  private putBack(older: readonly View[]): void {
    const newer = [...this.views.values()];
    this.views.clear();
    for (const view of [...older, ...newer]) this.keep(view);
  }

  private keep(view: View): void {
    const key = keyOf(view);
    this.views.delete(key);
    this.views.set(key, view);
    if (this.views.size <= mostKept) return;
    const [oldest] = this.views.keys();
    if (oldest !== undefined) this.views.delete(oldest);
  }
}

const keyOf = ({ userId, questionId }: View) => `${userId} ${questionId}`;
