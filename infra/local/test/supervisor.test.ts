import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { freePorts } from '../src/network.ts';
import { identityOf } from '../src/process/process-identity.ts';
import { cleanLeftovers, currentRun, readRunRecord } from '../src/supervisor/run-record.ts';

interface Answer {
  readonly pid: number;
  readonly child: number;
}

describe('the supervisor', () => {
  let directory: string;
  let ports: number[];
  let product: ChildProcess;
  let printed: string;

  const start = (...flags: string[]): void => {
    const script = join(import.meta.dirname, 'fixtures/fake-product.ts');
    product = spawn(process.execPath, [script, directory, ...ports.map(String), ...flags]);
    product.stdout?.on('data', (text) => {
      printed += text;
    });
  };
  const ask = async (port = 0): Promise<Answer> =>
    (await (await fetch(`http://127.0.0.1:${ports[port]}`)).json()) as Answer;
  const healthy = () =>
    eventually(() => {
      expect(readRunRecord(directory)?.phase).toBe('healthy');
      return Promise.all([ask(0), ask(1)]);
    });
  const gone = (pids: number[]) =>
    eventually(() => expect(pids.filter((pid) => identityOf(pid) !== undefined)).toEqual([]));

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'pte-supervisor-'));
    ports = await freePorts(2);
    printed = '';
  });
  afterEach(async () => {
    if (product.exitCode === null && product.signalCode === null) {
      product.kill('SIGKILL');
      await once(product, 'exit');
    }
    await cleanLeftovers(directory);
    rmSync(directory, { recursive: true, force: true });
  });

  it('is found while it runs and prefixes what its processes say', async () => {
    start();
    await healthy();
    expect(currentRun(directory)).toMatchObject({ address: `http://localhost:${ports[1]}`, phase: 'healthy' });
    expect(printed).toContain('below            | hello from the fake');
  });

  it('ends what it does in the background when it is asked to stop', async () => {
    start('--chores');
    await healthy();
    const chores = await eventually(() => {
      const pid = Number(/chores of (\d+)/.exec(printed)?.[1]);
      expect(pid).toBeGreaterThan(0);
      return pid;
    });
    product.kill('SIGTERM');
    await once(product, 'exit');
    expect(product.exitCode).toBe(0);
    await gone([chores]);
  });

  it('goes on when what it does in the background fails, and says so', async () => {
    start('--broken-chores');
    await healthy();
    await eventually(() => expect(printed).toContain('chores failed: chores failed with code 4'));
    await healthy();
  });

  it('starts a crashed process again', async () => {
    start();
    const [before] = await healthy();
    process.kill(before.pid, 'SIGKILL');
    const after = await eventually(async () => {
      const answer = await ask(0);
      expect(answer.pid).not.toBe(before.pid);
      return answer;
    });
    await gone([before.child]);
    await eventually(() => expect(readRunRecord(directory)?.processes.map(({ pid }) => pid)).toContain(after.pid));
  });

  it('ends all in the reverse order and leaves no orphan', async () => {
    start();
    const answers = await healthy();
    product.kill('SIGTERM');
    const [code] = await once(product, 'exit');
    expect(code).toBe(0);
    await gone(answers.flatMap(({ pid, child }) => [pid, child]));
    expect(existsSync(join(directory, 'run.json'))).toBe(false);
  });

  it('kills what does not end when asked', async () => {
    start('--deaf');
    const answers = await healthy();
    product.kill('SIGINT');
    await once(product, 'exit');
    await gone(answers.flatMap(({ pid, child }) => [pid, child]));
  });

  it('ends with a failure and the last lines when a process cannot start', async () => {
    start('--broken');
    const [code] = await once(product, 'exit');
    expect(code).toBe(1);
    expect(printed).toContain('below ended with code 3 before it was ready');
    expect(currentRun(directory)).toBeUndefined();
  });

  it('has its leftovers ended by the next start when it was killed', async () => {
    start();
    const answers = await healthy();
    product.kill('SIGKILL');
    await once(product, 'exit');
    expect((await ask(0)).pid).toBe(answers[0].pid);
    expect(await cleanLeftovers(directory)).toEqual(['below', 'above']);
    await gone(answers.flatMap(({ pid, child }) => [pid, child]));
  });

  it('keeps its hands off a process that only has the id of an old one', async () => {
    start();
    await healthy();
    product.kill('SIGTERM');
    await once(product, 'exit');
    const innocent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const pid = Number(innocent.pid);
    const old = { pid, startedAt: '1', name: 'below', stopSignal: 'SIGTERM' };
    writeFileSync(
      join(directory, 'run.json'),
      JSON.stringify({
        supervisor: { pid: product.pid, startedAt: '0' },
        address: '',
        phase: 'healthy',
        processes: [old],
      }),
    );
    expect(await cleanLeftovers(directory)).toEqual([]);
    expect(identityOf(pid)).toBeDefined();
    innocent.kill('SIGKILL');
  });

  it('starts over a record that was only half written', async () => {
    writeFileSync(join(directory, 'run.json'), '{"supervisor":');
    expect(await cleanLeftovers(directory)).toEqual([]);
    start();
    await healthy();
  });

  it('writes a log file for each process', async () => {
    start();
    await healthy();
    await eventually(() =>
      expect(readFileSync(join(directory, 'logs/above.log'), 'utf8')).toContain('hello from the fake'),
    );
  });
});
