/** Length of the longest sequence that stands in both lists in this order. */
export function longestCommonSubsequence(a: readonly string[], b: readonly string[]): number {
  let before: number[] = new Array(b.length + 1).fill(0);
  for (const item of a) {
    const row = [0];
    b.forEach((other, place) => {
      const longer = item === other ? (before[place] ?? 0) + 1 : Math.max(before[place + 1] ?? 0, row[place] ?? 0);
      row.push(longer);
    });
    before = row;
  }
  return before.at(-1) ?? 0;
}
