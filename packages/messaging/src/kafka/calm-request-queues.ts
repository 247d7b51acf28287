import { createRequire } from 'node:module';

interface RequestQueue {
  readonly pending: readonly unknown[];
  readonly throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
}

const checkInterval = 10;

/**
 * kafkajs 2.2.4 arms a timer with a negative time after every answer, for ever: Node warns (TimeoutNegativeWarning) and each
 * connection wakes the process a thousand times a second. This version of the method waits only while something is pending.
 */
export function calmRequestQueues(): void {
  const queue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as { prototype: object };
  Object.assign(queue.prototype, { scheduleCheckPendingRequests });
}

function scheduleCheckPendingRequests(this: RequestQueue): void {
  if (this.throttleCheckTimeoutId || this.pending.length === 0) return;
  const wait = Math.max(this.throttledUntil - Date.now(), checkInterval);
  this.throttleCheckTimeoutId = setTimeout(() => {
    this.throttleCheckTimeoutId = null;
    this.checkPendingRequests();
  }, wait);
}
