import { join } from 'node:path';
import { build } from '../build/build.ts';
import { Console } from '../console.ts';
import { home, root } from '../folders.ts';
import { kafkaIsHere } from '../kafka/kafka-jars.ts';
import { plainEnvironment } from '../process/process-definition.ts';
import { runStep } from '../process/run-step.ts';
import { meetRequirements } from '../requirements/requirements.ts';
import { toolsToRun } from '../requirements/tools.ts';
import { speechEnvironment } from '../stack/stack-settings.ts';

/**
 * `make seed-check`: every text of the starter bank by its rules, every picture, and the recordings of the first voice (with
 * PTE_TEST_LONG=1 of all). Stacks that start afterwards find the recordings made. Resolves with the exit code.
 */
export async function seedCheck(): Promise<number> {
  const console = new Console();
  await meetRequirements(toolsToRun(kafkaIsHere(join(home(), 'kafka'))), console.note);
  await build(console.note);
  const everyVoice = process.env['PTE_TEST_LONG'] === '1' ? ['--every-voice'] : [];
  await runStep({
    name: 'seed check',
    command: process.execPath,
    arguments: [join(root, 'services/question/dist/seed/check/main.js'), ...everyVoice],
    environment: { ...plainEnvironment(), ...speechEnvironment() },
    directory: root,
    onProgress: console.note,
    onLine: (line) => console.plain(line),
  });
  return 0;
}
