import type { ByteSource } from './object-store.js';

/** The same bytes until the signal aborts: then it throws the signal's reason at once, also while the source is stalled. */
export async function* interruptible(source: ByteSource, signal: AbortSignal): AsyncGenerator<Uint8Array, void, void> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  // Nobody may be waiting for it at the moment it rejects.
  aborted.promise.catch(() => undefined);
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const chunks = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await Promise.race([chunks.next(), aborted.promise]);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    signal.removeEventListener('abort', abort);
    // Not awaited: a stalled source answers only when its own end comes.
    void Promise.resolve(chunks.return?.()).catch(() => undefined);
  }
}
