import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { csvRows } from './csv-rows.js';

const point = z.object({ id: z.string(), text: z.string(), w: z.number().positive(), any: z.array(z.string()) });

const essay = z.object({
  id: z.string().min(1),
  prompt: z.string().default(''),
  text: z.string(),
  /** Question type; without it the language is judged as that of an essay and Form and word limits have no say. */
  type: z.coerce.number().int().optional(),
  points: z.array(point).default([]),
  samples: z.array(z.string()).default([]),
});

export type Essay = z.output<typeof essay>;

const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);

/** The essays of a .csv file with a head line, or of a file with one JSON object a line. Throws when a field is missing. */
export async function readEssays(path: string): Promise<Essay[]> {
  const text = await readFile(path, 'utf8');
  return (path.endsWith('.csv') ? csvRows(text) : jsonLines(text)).map((row) => essay.parse(row));
}
