import { join } from 'node:path';
import { build } from '../build/build.ts';
import { Console } from '../console.ts';
import { home } from '../folders.ts';
import { kafkaIsHere } from '../kafka/kafka-jars.ts';
import { bringLanguageTool } from '../languagetool/languagetool-folder.ts';
import { readPorts, refuseTakenPorts } from '../ports.ts';
import { meetRequirements } from '../requirements/requirements.ts';
import { toolsToRun } from '../requirements/tools.ts';
import { cleanLeftovers, currentRun } from '../supervisor/run-record.ts';
import { builtSupervisor, superviseDetached } from './supervise-detached.ts';

/** `make start`: resolves with the exit code. */
export async function start(): Promise<number> {
  const console = new Console();
  const running = currentRun(home());
  if (running) {
    console.plain(`PTE Practice is ${running.phase === 'healthy' ? 'running' : running.phase} at ${running.address}`);
    return 0;
  }
  const left = await cleanLeftovers(home());
  if (left.length > 0) console.note(`ended what an interrupted run had left: ${left.join(', ')}`);
  await refuseTakenPorts(readPorts());
  await meetRequirements(toolsToRun(kafkaIsHere(join(home(), 'kafka'))), console.note);
  await bringLanguageTool(console.note);
  await build(console.note);
  return process.env['DETACH'] === '1' ? superviseDetached(console) : becomeSupervisor();
}

/** Goes on as the built supervisor, which needs half the memory of one that compiles its sources as it loads them. */
function becomeSupervisor(): never {
  if (!process.execve) throw new Error('This needs the Node that comes with the packages.');
  const environment = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  return process.execve(
    process.execPath,
    [process.execPath, ...builtSupervisor],
    environment as Record<string, string>,
  );
}
