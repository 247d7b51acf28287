/** From half on a question counts as highly likely, as the contract says. The rate is in hundredths of a percent. */
export const isHighlyLikely = (predictiveRate: number): boolean => predictiveRate >= 5_000;
