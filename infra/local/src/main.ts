/** The commands behind `make`: node infra/local/src/main.ts start | stop | reset | seed | seed-check | in-service | test | prepare | languagetool. */

import { join } from 'node:path';
import { build } from './build/build.ts';
import { inService } from './command/in-service.ts';
import { reset } from './command/reset.ts';
import { seed } from './command/seed.ts';
import { seedCheck } from './command/seed-check.ts';
import { start } from './command/start.ts';
import { stop } from './command/stop.ts';
import { superviseProduct } from './command/supervise.ts';
import { type DetachedMessage } from './command/supervise-detached.ts';
import { test } from './command/test.ts';
import { Console } from './console.ts';
import { home } from './folders.ts';
import { kafkaIsHere } from './kafka/kafka-jars.ts';
import { bringLanguageTool } from './languagetool/languagetool-folder.ts';
import { meetRequirements } from './requirements/requirements.ts';
import { toolsToRun, toolsToTest } from './requirements/tools.ts';

const tell = (message: DetachedMessage): void => void (process.connected && process.send?.(message));

/** The console of a supervisor; someone may wait for it in another process. */
class ToldConsole extends Console {
  override note = (line: string): void => {
    this.line('pte', line);
    tell({ note: line });
  };
}

const commands: Readonly<Record<string, () => Promise<number>>> = {
  start,
  stop,
  reset,
  seed,
  'seed-check': seedCheck,
  'in-service': inService,
  test,
  supervise: () => superviseProduct(new ToldConsole(), () => tell({ healthy: true })),
  prepare: async () => {
    const console = new Console();
    await meetRequirements([...toolsToRun(kafkaIsHere(join(home(), 'kafka'))), ...toolsToTest], console.note);
    await bringLanguageTool(console.note);
    await build(console.note);
    return 0;
  },
  /** Its folder is the last line; empty where it cannot be brought. */
  languagetool: async () => {
    const folder = await bringLanguageTool(new Console().note);
    process.stdout.write(`\n${folder ?? ''}\n`);
    return 0;
  },
};

const name = process.argv[2] ?? '';
const command = commands[name];
if (!command) {
  process.stderr.write(`Unknown command "${name}"; there are: ${Object.keys(commands).join(', ')}\n`);
  process.exit(2);
}
try {
  process.exit(await command());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
