const offset = 8 * 3_600_000;

/** `2026-11-21 13:05:29`, as Alipay writes a moment. */
export const beijingTime = (milliseconds: number): string =>
  new Date(milliseconds + offset).toISOString().slice(0, 19).replace('T', ' ');

/** Milliseconds; NaN for what is no such text. */
export const readBeijingTime = (text: string): number => Date.parse(`${text.replace(' ', 'T')}+08:00`);
