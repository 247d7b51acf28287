import { Injectable } from '@nestjs/common';
import { codesADay, codesAMinute } from '../limits/rate-limit.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { type CodeSubject, nobody } from './code-subject.js';

/** How often codes are sent: to one destination, and to one user for one purpose. */
@Injectable()
export class CodeLimits {
  constructor(private readonly limiter: RateLimiter) {}

  /** Counts one by destination, and by user where one is signed in, if the work is done. Throws RateLimited before it. */
  during<Result>({ purpose, destination, userId }: CodeSubject, work: () => Promise<Result>): Promise<Result> {
    const counted = [`to ${destination}`, ...(userId === nobody ? [] : [`${purpose} of ${userId}`])];
    const places = [codesADay, codesAMinute].flatMap((limit) => counted.map((each) => ({ limit, each })));
    const inside = places.reduce(
      (inner, { limit, each }) =>
        () =>
          this.limiter.during(limit, each, inner),
      work,
    );
    return inside();
  }
}
