/** Solves a small system of linear equations by elimination with pivots. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column).map((row) => Math.abs(row[column] ?? 0));
    const pivot = column + below.indexOf(Math.max(...below));
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    const head = rows[column] ?? [];
    for (let row = 0; row < size; row++) {
      const factor = (rows[row]?.[column] ?? 0) / (head[column] ?? 1);
      if (row !== column) rows[row] = (rows[row] ?? []).map((value, index) => value - factor * (head[index] ?? 0));
    }
  }
  return rows.map((row, index) => (row[size] ?? 0) / (row[index] ?? 1));
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/**
 * Ridge regression of centred targets on standardised features. A coefficient whose sign is not the wanted one is left out, the
 * worst first, so that no feature is paid for what it should cost.
 */
export function ridge(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  signs: readonly number[],
  penalty: number,
): number[] {
  const used = new Set(signs.keys());
  for (;;) {
    const columns = [...used].map((index) => rows.map((row) => row[index] ?? 0));
    const matrix = columns.map((a, i) => columns.map((b, j) => dot(a, b) + (i === j ? penalty : 0)));
    const found = solve(
      matrix,
      columns.map((column) => dot(column, targets)),
    );
    const coefficients = signs.map(() => 0);
    [...used].forEach((index, place) => {
      coefficients[index] = found[place] ?? 0;
    });
    const wrong = coefficients.map((value, index) => value * (signs[index] ?? 0));
    const worst = wrong.indexOf(Math.min(...wrong));
    if ((wrong[worst] ?? 0) >= 0) return coefficients;
    used.delete(worst);
  }
}

export function pearson(a: readonly number[], b: readonly number[]): number {
  const centre = (values: readonly number[]): number[] => {
    const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
    return values.map((value) => value - middle);
  };
  const [x, y] = [centre(a), centre(b)];
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}
