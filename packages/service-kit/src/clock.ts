/** Time comes from outside, so that tests hold it still. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

/** Unix seconds of a date, as the wire has them. */
export const unixSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);
