/** The indexes with that one more or less, ascending; none at all is no answer. */
export const toggleIndex = (chosen: readonly number[], index: number): number[] | null => {
  const next = chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index];
  return next.length > 0 ? next.toSorted((a, b) => a - b) : null;
};
