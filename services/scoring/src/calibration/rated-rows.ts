import { z } from 'zod';
import { csvRows } from '../cli/csv-rows.js';

const points = z.coerce.number().nonnegative();
const text = z.string().min(1);

/** One rater's points for one answer. */
const ratedRow = z
  .object({
    /** Rows with the same id are raters of one answer. The submission's id unless given. */
    id: text.optional(),
    /** Whose answer it is; nobody's answers are fitted and checked at once. */
    learner: text.optional(),
    /** An answer of this installation. Otherwise: */
    submissionId: z.coerce.number().int().positive().optional(),
    questionTypeId: z.coerce.number().int().nonnegative().optional(),
    /** JSON texts of the question. */
    content: text.optional(),
    key: text.optional(),
    text: text.optional(),
    /** Path from the folder of the file. */
    recording: text.optional(),
    /** Points by trait code. */
    traits: z.record(z.string().regex(/^\d+$/), points),
  })
  .transform((row, context) => {
    const { submissionId, questionTypeId, content, key } = row;
    const answer = row.text ?? row.recording;
    const id = row.id ?? (submissionId === undefined ? undefined : String(submissionId));
    const shared = { id: id ?? '', learner: row.learner ?? id ?? '', traits: row.traits };
    if (id !== undefined && submissionId !== undefined) return { ...shared, submissionId };
    if (id !== undefined && questionTypeId !== undefined && content && key && answer)
      return { ...shared, questionTypeId, content, key, answer, isRecording: row.text === undefined };
    context.addIssue('an answer needs submissionId, or id, questionTypeId, content, key and text or recording');
    return z.NEVER;
  });

export type RatedRow = z.output<typeof ratedRow>;

/**
 * The rows of a CSV file with a head line (the fields, and one column `trait_<code>` for each trait) or of a file of JSON lines. Throws
 * with the number of the first row that is not understood.
 */
export function ratedRows(content: string): RatedRow[] {
  const rows = content.trimStart().startsWith('{') ? jsonRows(content) : csvRows(content).map(fromCells);
  return rows.map((row, index) => {
    const read = ratedRow.safeParse(row);
    if (read.success) return read.data;
    throw new Error(
      `row ${index + 1}: ${read.error.issues.map(({ path, message }) => [...path, message].join(' ')).join('; ')}`,
    );
  });
}

const jsonRows = (content: string): unknown[] =>
  content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));

/** Empty cells are absent. */
function fromCells(cells: Readonly<Record<string, string>>): object {
  const given = Object.entries(cells).filter(([, value]) => value.trim() !== '');
  const traits = given.flatMap(([name, value]) => {
    const code = /^trait_(\d+)$/.exec(name)?.[1];
    return code ? [[code, value] as const] : [];
  });
  return {
    ...Object.fromEntries(given.filter(([name]) => !name.startsWith('trait_'))),
    traits: Object.fromEntries(traits),
  };
}
