import type { RatedReading } from '../speech/rating/rating-features.js';
import type { TableRow } from './table-file.js';

type Measured = Omit<RatedReading, 'norms'>;

/** A rated recording as it was heard, in a form that can be written down; null where nothing of the text was read. */
export interface MeasuredLine {
  readonly id: string;
  readonly measured: (Omit<Measured, 'pitch'> & { readonly pitch: readonly number[] }) | null;
}

/** A rated recording whose features can be taken. */
export interface RatedSample {
  readonly row: TableRow;
  readonly measured: Measured;
}

export const measuredLine = (id: string, measured: Measured | undefined): MeasuredLine => ({
  id,
  measured: measured ? { ...measured, pitch: Array.from(measured.pitch, (hertz) => Number(hertz.toFixed(2))) } : null,
});

/** The recordings of the table that were measured, in its order. */
export function ratedSamples(rows: readonly TableRow[], lines: readonly MeasuredLine[]): RatedSample[] {
  const byId = new Map(lines.map(({ id, measured }) => [id, measured]));
  return rows.flatMap((row) => {
    const measured = byId.get(row['id'] ?? '');
    return measured ? [{ row, measured: { ...measured, pitch: Float64Array.from(measured.pitch) } }] : [];
  });
}
