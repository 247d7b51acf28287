import { readFile, truncate } from 'node:fs/promises';

/**
 * The values of a key in the lines of a .jsonl file that is written on; none when there is no file yet. A last line that a killed run
 * left unfinished is cut off.
 */
export async function finishedIds(path: string, key: string): Promise<Set<string>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await truncate(path, Buffer.byteLength(whole));
  const lines = whole.split('\n').filter((line) => line !== '');
  return new Set(lines.map((line) => String((JSON.parse(line) as Record<string, unknown>)[key])));
}
