import type { KeyObject } from 'node:crypto';

/** The one application that the simulator serves. */
export interface Merchant {
  readonly appId: string;
  readonly sellerId: string;
  /** Verifies what the application signs. */
  readonly appKey: KeyObject;
  /** Signs what Alipay says. */
  readonly alipayKey: KeyObject;
}
