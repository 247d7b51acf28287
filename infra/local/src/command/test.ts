import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build } from '../build/build.ts';
import { Console } from '../console.ts';
import { home, root } from '../folders.ts';
import { kafkaIsHere } from '../kafka/kafka-jars.ts';
import { bringLanguageTool } from '../languagetool/languagetool-folder.ts';
import { meetRequirements } from '../requirements/requirements.ts';
import { toolsToRun, toolsToTest } from '../requirements/tools.ts';
import { type Result, runSuite } from '../test-run/run-suite.ts';
import { suites } from '../test-run/suites.ts';

/** `make test`: every suite, one line each, and the sum as the last line. Resolves with the exit code. */
export async function test(): Promise<number> {
  const console = new Console();
  const logs = join(home(), 'logs/test');
  await mkdir(logs, { recursive: true });
  await meetRequirements([...toolsToRun(kafkaIsHere(join(home(), 'kafka'))), ...toolsToTest], console.note);
  await bringLanguageTool(console.note);
  const results = [await built(console)];
  for (const suite of suites) {
    const startedAt = Date.now();
    const result = await runSuite(suite, logs, console.note);
    if (result.reason) console.plain(result.reason);
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    console.note(`${suite.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
    results.push(result);
  }
  const sum = (pick: (result: Result) => number) => results.reduce((total, result) => total + pick(result), 0);
  const failed = sum((result) => result.failed);
  const line = `${sum((result) => result.passed)} passed, ${failed} failed`;
  await writeFile(join(logs, 'summary.txt'), `${line}\n`);
  console.note(`whole output: ${relative(root, logs)}`);
  console.plain(line);
  return failed > 0 ? 1 : 0;
}

/** The browser and fault tests run what is built. */
async function built(console: Console): Promise<Result> {
  try {
    await build(console.note);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.plain(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1 };
  }
}
