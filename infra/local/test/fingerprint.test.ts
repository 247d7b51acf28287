import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint } from '../src/build/fingerprint.ts';

describe('fingerprint', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pte-fingerprint-'));
    mkdirSync(join(directory, 'src'));
    writeFileSync(join(directory, 'src/a.ts'), 'a');
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('stays while nothing changes', () => {
    expect(fingerprint([directory])).toBe(fingerprint([directory]));
  });

  it.each([
    ['written', 'src/a.ts'],
    ['added', 'src/b.ts'],
  ])('changes when a file is %s', (_, name) => {
    const before = fingerprint([directory]);
    writeFileSync(join(directory, name), 'longer than before');
    expect(fingerprint([directory])).not.toBe(before);
  });

  it('does not look at what a build makes', () => {
    const before = fingerprint([directory]);
    mkdirSync(join(directory, 'dist'));
    writeFileSync(join(directory, 'dist/a.js'), 'a');
    expect(fingerprint([directory])).toBe(before);
  });
});
