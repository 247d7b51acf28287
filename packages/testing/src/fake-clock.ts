import { Clock } from '@pte/service-kit/clock';

/** Stands still until the test moves it. */
export class FakeClock extends Clock {
  private time: number;

  constructor(start: Date | string = '2026-01-01T00:00:00Z') {
    super();
    this.time = new Date(start).getTime();
  }

  override now(): Date {
    return new Date(this.time);
  }

  advance(seconds: number): void {
    this.time += seconds * 1000;
  }
}
