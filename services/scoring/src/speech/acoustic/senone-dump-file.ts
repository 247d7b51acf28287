import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const headerEnd = 'endhdr\n';
const framesPerRead = 64;

/**
 * A dump of senone costs (text header, four bytes of byte order, then per frame an int16 count and as many int16 costs). Read
 * piece by piece, since it takes about 1 MB for a second of sound. Blocks: for use in a process of its own.
 */
export class SenoneDumpFile {
  readonly frames: number;
  private readonly start: number;
  private readonly bytesPerFrame: number;

  constructor(
    private readonly path: string,
    private readonly senoneCount: number,
  ) {
    this.bytesPerFrame = 2 + senoneCount * 2;
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(1024);
      const length = readSync(file, head, 0, head.length, 0);
      const end = head.subarray(0, length).indexOf(headerEnd);
      if (end < 0) throw new Error('Not a senone dump');
      this.start = end + headerEnd.length + 4;
      this.frames = Math.floor((fstatSync(file).size - this.start) / this.bytesPerFrame);
    } finally {
      closeSync(file);
    }
  }

  /** Gives each frame's costs in turn; the array is used again for the next frames. */
  forEachFrame(visit: (costs: Int16Array) => void): void {
    const file = openSync(this.path, 'r');
    try {
      const bytes = new Uint8Array(this.bytesPerFrame * framesPerRead);
      const values = new Int16Array(bytes.buffer);
      for (let frame = 0; frame < this.frames; frame += framesPerRead) {
        const count = Math.min(framesPerRead, this.frames - frame);
        const length = count * this.bytesPerFrame;
        const read = readSync(file, bytes, 0, length, this.start + frame * this.bytesPerFrame);
        if (read !== length) throw new Error('The senone dump is cut short');
        for (let index = 0; index < count; index++) {
          const first = index * (this.senoneCount + 1);
          if (values[first] !== this.senoneCount) throw new Error('The senone dump is of another model');
          visit(values.subarray(first + 1, first + 1 + this.senoneCount));
        }
      }
    } finally {
      closeSync(file);
    }
  }
}
