import { describe, expect, it } from '@jest/globals';
import { runProgram } from '../src/speech/program/run-program.js';

const shell = (script: string, timeLimitSeconds = 20, input?: string) =>
  runProgram({ command: 'sh', arguments: ['-c', script], timeLimitSeconds, input });

describe('runProgram', () => {
  it('gives what the program wrote', async () => {
    expect(String(await shell('echo hello'))).toBe('hello\n');
  });

  it('hands over the input', async () => {
    expect(String(await shell('cat', 20, 'tomatillo'))).toBe('tomatillo');
  });

  it('does not mind a program that leaves its input unread', async () => {
    await expect(shell('exit 0', 20, 'x'.repeat(1_000_000))).resolves.toBeDefined();
  });

  it('tells a failure with its complaint', async () => {
    await expect(shell('echo no >&2; exit 3')).rejects.toMatchObject({ outcome: 'failed', complaint: 'no\n' });
  });

  it('kills a program at the time limit', async () => {
    await expect(shell('exec sleep 600', 0.2)).rejects.toMatchObject({ outcome: 'time-limit' });
  });

  it('tells a program that somebody killed from one that failed', async () => {
    await expect(shell('kill -9 $$')).rejects.toMatchObject({ outcome: 'killed' });
  });

  it('tells a program that is not there', async () => {
    const missing = runProgram({ command: 'no-such-program', arguments: [], timeLimitSeconds: 5 });
    await expect(missing).rejects.toMatchObject({ outcome: 'missing' });
  });
});
