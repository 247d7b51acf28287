import { readFile } from 'node:fs/promises';

/** The values of a key in the whole lines of a .jsonl file; none when there is no file yet. */
export async function finishedIds(path: string, key: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => line.endsWith('}'));
  return new Set(lines.map((line) => String((JSON.parse(line) as Record<string, unknown>)[key])));
}
