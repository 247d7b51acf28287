import { randomBytes } from 'node:crypto';

/** 80 random bits. Alipay takes letters, digits and underscores only, and remembers every number for ever. */
export const newTradeNo = (now: Date): string =>
  `${now.toISOString().slice(0, 10).replaceAll('-', '')}_${randomBytes(10).toString('hex')}`;
