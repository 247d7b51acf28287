/** Milliseconds of one window. */
export const windowLength = 60_000;

/** Number of the window that holds a moment. */
export const windowAt = (now: number): number => Math.floor(now / windowLength);

/**
 * Requests of one caller in the last minute, from two counts: this window's, and the part of the last one's that is
 * still within a minute. Times in milliseconds.
 */
export class SlidingCount {
  private window: number;
  private previous = 0;
  private current = 0;
  /** Counted here, not yet told to the other gateways. */
  private untold = 0;

  constructor(now: number) {
    this.window = windowAt(now);
  }

  add(now: number): void {
    this.turn(now);
    this.current += 1;
    this.untold += 1;
  }

  estimate(now: number): number {
    this.turn(now);
    const passed = (now % windowLength) / windowLength;
    return this.current + this.previous * (1 - passed);
  }

  /** Milliseconds until there is room for one more within `limit` a minute. */
  waitFor(limit: number, now: number): number {
    this.turn(now);
    const room = Math.max(0, limit - 1);
    const left = windowLength - (now % windowLength);
    if (this.current > room) return left + windowLength * (1 - room / this.current);
    const share = (room - this.current) / Math.max(this.previous, 1);
    return Math.max(0, left - windowLength * share);
  }

  /** What the others do not know yet, with the window it belongs to. */
  takeUntold(): { window: number; count: number } {
    const taken = { window: this.window, count: this.untold };
    this.untold = 0;
    return taken;
  }

  /** The sum of all gateways, as of the last telling. */
  settle(window: number, total: number): void {
    if (window === this.window) this.current = Math.max(this.current, total + this.untold);
  }

  isIdle(now: number): boolean {
    return windowAt(now) > this.window + 1;
  }

  private turn(now: number): void {
    const window = windowAt(now);
    if (window === this.window) return;
    this.previous = window === this.window + 1 ? this.current : 0;
    this.current = 0;
    this.untold = 0;
    this.window = window;
  }
}
