/** The order with the box at `from` moved to `to`; the same order where there is no such place. */
export const moveBox = (order: readonly number[], from: number, to: number): number[] => {
  const box = order[from];
  if (box === undefined || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, box);
};
