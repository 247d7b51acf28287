import { createWriteStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { runStep, StepFailed } from '../process/run-step.ts';
import type { Suite } from './suites.ts';

export interface Result {
  readonly passed: number;
  readonly failed: number;
  /** What to show a person: only of a suite that failed. */
  readonly reason?: string;
}

/** Runs one suite with its whole output in <logs>/<name>.log. */
export async function runSuite(suite: Suite, logs: string, onProgress: (line: string) => void): Promise<Result> {
  const name = suite.name.replaceAll(' ', '-');
  const log = createWriteStream(join(logs, `${name}.log`));
  const counted = join(logs, `${name}.json`);
  await rm(counted, { force: true });
  const json = suite.counts === 'tests' ? ['--json', `--outputFile=${counted}`] : [];
  try {
    await runStep({
      name: suite.name,
      command: suite.counts === 'tests' ? process.execPath : 'npm',
      arguments: [...suite.arguments, ...json],
      directory: root,
      onProgress,
      onLine: (line) => log.write(`${line}\n`),
    });
    return suite.counts === 'tests' ? countsIn(await readFile(counted, 'utf8')) : { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    const text = suite.counts === 'tests' ? await readFile(counted, 'utf8').catch(() => undefined) : undefined;
    const counts = text === undefined ? { passed: 0, failed: 1 } : countsIn(text);
    // Jest may fail without a failed test, for instance in its set-up.
    return { passed: counts.passed, failed: Math.max(1, counts.failed), reason: counts.reason ?? error.message };
  } finally {
    await new Promise((resolve) => log.end(resolve));
  }
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly status: string; readonly message: string }[];
}

/** Counts of Jest's JSON report; a file that could not run counts as one failed test. */
export function countsIn(report: string): Result {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(report) as JestReport;
  const messages = testResults.filter(({ status }) => status === 'failed').map(({ message }) => message);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    ...(messages.length > 0 ? { reason: messages.join('\n') } : {}),
  };
}
