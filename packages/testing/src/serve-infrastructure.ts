/**
 * A process that holds a test infrastructure. With --for-parent it prints it as one line of JSON and ends when its
 * standard input closes, so that it never outlives a test run, however that ended. Without, it stays until Ctrl-C
 * and later test runs find it.
 */
import { forgetInfrastructure, keepInfrastructure } from './kept-infrastructure.ts';
import { startInfrastructure } from './start-infrastructure.ts';

const forParent = process.argv.includes('--for-parent');
const report = (line: string) => process.stderr.write(`${line}\n`);

const end = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  if (forParent) process.stdin.resume().once('close', resolve).once('end', resolve);
});

const { infrastructure, stop } = await startInfrastructure(report);
if (forParent) {
  process.stdout.write(`${JSON.stringify(infrastructure)}\n`);
} else {
  await keepInfrastructure(infrastructure);
  report(`Test infrastructure is up; tests use it until Ctrl-C.\n${JSON.stringify(infrastructure, null, 2)}`);
}
await end;
if (!forParent) await forgetInfrastructure();
await stop();
// A pipe to a parent that is gone may hold the process.
process.stdin.destroy();
process.exit(0);
