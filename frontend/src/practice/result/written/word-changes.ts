export type ChangeKind = 'same' | 'removed' | 'added';

/** Words that stay together. */
export interface WordChange {
  readonly kind: ChangeKind;
  readonly text: string;
}

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

/** Length of the longest common run of words from each pair of places to the ends. */
const commonFrom = (before: readonly string[], after: readonly string[]): Uint16Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let row = before.length - 1; row >= 0; row -= 1) {
    const [here, below] = [rows[row], rows[row + 1]];
    if (!here || !below) continue;
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const [right = 0, down = 0, diagonal = 0] = [here[column + 1], below[column], below[column + 1]];
      here[column] = before[row] === after[column] ? diagonal + 1 : Math.max(right, down);
    }
  }
  return rows;
};

/** What became of one text in another, word by word; the fewest words change. */
export const wordChanges = (earlier: string, later: string): WordChange[] => {
  const [before, after] = [wordsOf(earlier), wordsOf(later)];
  const common = commonFrom(before, after);
  const changes: { kind: ChangeKind; words: string[] }[] = [];
  const add = (kind: ChangeKind, word: string) => {
    const last = changes.at(-1);
    if (last?.kind === kind) last.words.push(word);
    else changes.push({ kind, words: [word] });
  };
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    const goesOn = (common[row + 1]?.[column] ?? -1) >= (common[row]?.[column + 1] ?? -1);
    if (old !== undefined && old === fresh) {
      add('same', old);
      row += 1;
      column += 1;
    } else if (old !== undefined && (fresh === undefined || goesOn)) {
      add('removed', old);
      row += 1;
    } else if (fresh !== undefined) {
      add('added', fresh);
      column += 1;
    }
  }
  return changes.map(({ kind, words }) => ({ kind, text: words.join(' ') }));
};
