import type { BankReport, TypeCount } from './check-bank.js';

const head = ['type', 'abbr', 'questions', 'recordings', 'pictures', 'seconds'];
const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => (index === 1 ? String(cell).padEnd(6) : String(cell).padStart(head[index]?.length ?? 0)))
    .join('  ');

const sum = (counts: readonly TypeCount[], pick: (count: TypeCount) => number): number =>
  counts.reduce((total, count) => total + pick(count), 0);

/** A table of what the bank has of each type, then all problems. */
export function reportText({ counts, problems }: BankReport): string {
  const types = [...counts].sort(([a], [b]) => a - b);
  const all = [...counts.values()];
  const lines = types.map(([type, { abbr, questions, recordings, pictures, seconds }]) =>
    row([type, abbr, questions, recordings, pictures, Math.round(seconds)]),
  );
  const total = row([
    ...['', 'all', sum(all, ({ questions }) => questions), sum(all, ({ recordings }) => recordings)],
    ...[sum(all, ({ pictures }) => pictures), Math.round(sum(all, ({ seconds }) => seconds))],
  ]);
  const verdict = problems.length === 0 ? ['nothing is wrong'] : [`${problems.length} problems:`, ...problems];
  return [row(head), ...lines, total, ...verdict].join('\n');
}
