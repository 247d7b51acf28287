import { readFile } from 'node:fs/promises';

export type TableRow = Readonly<Record<string, string>>;

/** The rows of a tab-separated file with a header line. */
export async function readTable(path: string): Promise<TableRow[]> {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).trimEnd().split(/\r?\n/);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
