import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { SenoneDumpFile } from './senone-dump-file.js';

const dumpOf = (frames: readonly (readonly number[])[]): Buffer =>
  Buffer.concat([
    Buffer.from('s3\nversion 0.1\nn_sen 3\nendhdr\n'),
    Buffer.from([0x44, 0x33, 0x22, 0x11]),
    ...frames.map((costs) => Buffer.from(Int16Array.from([costs.length, ...costs]).buffer)),
  ]);
const read = (path: string): number[][] => {
  const frames: number[][] = [];
  new SenoneDumpFile(path, 3).forEachFrame((costs) => frames.push([...costs]));
  return frames;
};

describe('SenoneDumpFile', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pte-test-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const stored = (bytes: Buffer): string => {
    const path = join(folder, 'dump.sen');
    writeFileSync(path, bytes);
    return path;
  };

  it('gives every frame in order, over more than one read', () => {
    const frames = Array.from({ length: 150 }, (_, index) => [index, index + 1, index + 2]);
    expect(read(stored(dumpOf(frames)))).toEqual(frames);
  });

  it('counts the frames', () => {
    expect(new SenoneDumpFile(stored(dumpOf([[1, 2, 3]])), 3).frames).toBe(1);
  });

  it('refuses a dump of another model', () => {
    expect(() => read(stored(dumpOf([[1, 2, 3, 4]])))).toThrow('another model');
  });

  it('refuses what is no dump', () => {
    expect(() => read(stored(Buffer.from('hello')))).toThrow('Not a senone dump');
  });
});
