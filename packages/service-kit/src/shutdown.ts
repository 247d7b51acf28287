import { runAtEnd } from './at-end.js';
import type { Health } from './health.js';
import type { Logger } from './logging.js';

export interface Stoppable {
  readonly health: Health;
  readonly logger: Logger;
  /** Seconds for the work in hand; then the process ends anyway. */
  readonly seconds: number;
  close(): Promise<void>;
}

/** On SIGTERM or SIGINT: not ready any more, finish the work in hand, end. Never returns to the caller's flow. */
export function stopOnSignal({ health, logger, seconds, close }: Stoppable): void {
  const stop = async (signal: string) => {
    logger.info({ signal }, 'stopping');
    health.beginShutdown();
    const limit = setTimeout(() => {
      logger.error({ seconds }, 'work in hand did not finish in time');
      process.exit(1);
    }, seconds * 1000);
    limit.unref();
    await close();
    await runAtEnd();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
}
