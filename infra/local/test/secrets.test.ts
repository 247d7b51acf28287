import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadSecrets } from '../src/secrets.ts';

describe('loadSecrets', () => {
  let directory: string;
  const file = () => join(directory, 'secrets.json');
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pte-secrets-'));
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('keeps what it made', async () => {
    expect(await loadSecrets(directory)).toEqual(await loadSecrets(directory));
  });

  it('is readable by the owner only', async () => {
    await loadSecrets(directory);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('adds a service that joined and leaves the others', async () => {
    const before = await loadSecrets(directory);
    const { user: _, ...roles } = before.roles;
    writeFileSync(file(), JSON.stringify({ ...JSON.parse(readFileSync(file(), 'utf8')), roles }));
    const after = await loadSecrets(directory);
    expect(after.roles['question']).toBe(before.roles['question']);
    expect(after.roles['user']).toMatch(/^[0-9a-f]{48}$/);
  });
});
