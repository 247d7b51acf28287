import { createWriteStream, mkdirSync, renameSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

/** One file per process and run; the one before is kept in the folder `previous`. */
export class LogFiles {
  private readonly directory: string;
  private readonly streams = new Map<string, WriteStream>();

  constructor(directory: string) {
    this.directory = directory;
    mkdirSync(join(directory, 'previous'), { recursive: true });
  }

  write(name: string, line: string): void {
    this.streamOf(name).write(`${line}\n`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.streams.values()].map((stream) => new Promise((resolve) => stream.end(resolve))));
  }

  private streamOf(name: string): WriteStream {
    const known = this.streams.get(name);
    if (known) return known;
    const file = join(this.directory, `${name}.log`);
    try {
      renameSync(file, join(this.directory, 'previous', `${name}.log`));
    } catch {
      // There was no run before this one.
    }
    const stream = createWriteStream(file);
    // A full disk must not end the product; the console still has the lines.
    stream.on('error', () => undefined);
    this.streams.set(name, stream);
    return stream;
  }
}
