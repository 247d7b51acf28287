import { appendFile, readFile, truncate } from 'node:fs/promises';

/** Results as lines of JSON, each with an id, that a run which was broken off goes on with. */
export class LineFile<Line extends object> {
  private constructor(
    private readonly path: string,
    /** What stood in the file already. */
    readonly found: readonly Line[],
  ) {}

  /** A last line that was cut short is taken away: its result is made again. */
  static async open<Line extends object>(path: string): Promise<LineFile<Line>> {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return Buffer.alloc(0);
      throw error;
    });
    const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
    if (whole.length < bytes.length) await truncate(path, whole.length);
    const lines = whole.toString('utf8').split('\n').filter(Boolean);
    return new LineFile(
      path,
      lines.map((line): Line => JSON.parse(line)),
    );
  }

  append(line: Line): Promise<void> {
    return appendFile(this.path, `${JSON.stringify(line)}\n`);
  }
}
