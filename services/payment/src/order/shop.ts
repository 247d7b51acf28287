import type { Clock } from '@pte/service-kit/clock';
import type { CreationLimit } from './creation-limit.js';

/** What holds for every sale. */
export class Shop {
  constructor(
    readonly clock: Clock,
    readonly limit: CreationLimit,
    private readonly siteUrl: string,
  ) {}

  /** Where the browser of a buyer goes when it comes back. */
  addressOf(returnUrl: string | null): string {
    return new URL(returnUrl ?? '/app/me/orders', this.siteUrl).href;
  }
}
