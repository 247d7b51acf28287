/** Fen as providers write yuan: `119.00`. */
export const yuanText = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;

/** Fen of a provider's yuan; null for what is no amount. */
export function fenOf(yuan: string | undefined): number | null {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan ?? '') ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
