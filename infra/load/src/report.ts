export interface Line {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** At least (throughput ratios) or at most (times). */
  readonly goal?: { readonly atLeast?: number; readonly atMost?: number };
}

const verdict = ({ value, goal }: Line): string => {
  if (!goal) return '';
  const met = goal.atLeast === undefined ? value <= (goal.atMost ?? Number.NaN) : value >= goal.atLeast;
  return `  goal ${goal.atLeast === undefined ? `<= ${goal.atMost}` : `>= ${goal.atLeast}`}  ${met ? 'met' : 'MISSED'}`;
};

/** One line a figure, for people and for grep. */
export function printReport(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ name }) => name.length));
  for (const line of lines) {
    console.log(`${line.name.padEnd(width)}  ${line.value.toFixed(2).padStart(10)} ${line.unit}${verdict(line)}`);
  }
}
