/** Edits from one word to another: letters put in, left out or replaced, or two neighbours swapped. */
function distance(a: string, b: string): number {
  let [beforeLast, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

const shortestMisspelt = 3;
const longestMisspelt = 60;
const editsAllowed = (letters: number) => (letters < 6 ? 1 : 2);

/** Whether a wrong word looks like an attempt at the right one: one edit away, or two in words from six letters. Takes normed words. */
export function isMisspelling(got: string, want: string): boolean {
  const allowed = editsAllowed(want.length);
  if (want.length < shortestMisspelt || Math.max(got.length, want.length) > longestMisspelt) return false;
  if (Math.abs(got.length - want.length) > allowed) return false;
  const edits = distance(got, want);
  return edits > 0 && edits <= allowed;
}
