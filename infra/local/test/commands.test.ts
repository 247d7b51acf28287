import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { identityOf } from '../src/process/process-identity.ts';

interface Outcome {
  readonly code: number;
  readonly printed: string;
}

describe('the commands behind make', () => {
  let directory: string;

  const run = (command: string, environment: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
    new Promise((resolve) => {
      const main = join(import.meta.dirname, '../src/main.ts');
      const env = { ...process.env, PTE_HOME: directory, ...environment };
      const child = execFile(process.execPath, [main, command], { env }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
      );
    });
  const recordOfARun = () =>
    writeFileSync(
      join(directory, 'run.json'),
      JSON.stringify({
        supervisor: identityOf(process.pid),
        address: 'http://localhost:8123',
        phase: 'healthy',
        processes: [],
      }),
    );

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'pte-commands-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('start says where it runs already', async () => {
    recordOfARun();
    expect(await run('start')).toEqual({ code: 0, printed: 'PTE Practice is running at http://localhost:8123\n' });
  });

  describe('with a port taken', () => {
    let other: Server;
    let port: number;
    beforeEach(async () => {
      other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      port = (other.address() as { port: number }).port;
    });
    afterEach(() => new Promise((resolve) => other.close(resolve)));

    it('start names the port and the variable that changes it', async () => {
      const { code, printed } = await run('start', { PORT: String(port) });
      expect(code).toBe(1);
      expect(printed).toContain(`Port ${port} (PORT) is taken by another program.`);
      expect(printed).toMatch(/make start PORT=\d+/);
    });
  });

  it('start refuses what is no port', async () => {
    const { code, printed } = await run('start', { PTE_REDIS_PORT: 'many' });
    expect({ code, printed }).toEqual({ code: 1, printed: 'PTE_REDIS_PORT=many is no port number\n' });
  });

  it('stop says when nothing runs', async () => {
    expect(await run('stop')).toEqual({ code: 0, printed: 'PTE Practice is not running.\n' });
  });

  it('seed asks for a running product', async () => {
    expect((await run('seed')).code).toBe(1);
  });

  describe('reset', () => {
    const objects = () => join(directory, 'objects');
    beforeEach(() => mkdirSync(objects()));

    it('deletes nothing unless it is told yes', async () => {
      const { code } = await run('reset');
      expect(code).toBe(1);
      expect(existsSync(objects())).toBe(true);
    });

    it('deletes the data when told', async () => {
      const { code } = await run('reset', { YES: '1' });
      expect(code).toBe(0);
      expect(existsSync(objects())).toBe(false);
    });

    it('refuses while the product runs', async () => {
      recordOfARun();
      const { code } = await run('reset', { YES: '1' });
      expect(code).toBe(1);
      expect(existsSync(objects())).toBe(true);
    });
  });
});
