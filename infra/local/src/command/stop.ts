import { Console } from '../console.ts';
import { home } from '../folders.ts';
import { isRunning } from '../process/process-identity.ts';
import { sendSignal } from '../process/stop-process.ts';
import { cleanLeftovers, currentRun } from '../supervisor/run-record.ts';
import { wait } from '../wait.ts';

const limit = 90_000;

/** `make stop`: ends what runs, or what a killed run left. Resolves with the exit code. */
export async function stop(): Promise<number> {
  const console = new Console();
  const running = currentRun(home());
  if (!running) {
    const left = await cleanLeftovers(home());
    console.plain(left.length > 0 ? `Ended what was left: ${left.join(', ')}` : 'PTE Practice is not running.');
    return 0;
  }
  sendSignal(running.supervisor.pid, 'SIGTERM');
  const startedAt = Date.now();
  let told = 0;
  while (isRunning(running.supervisor)) {
    const elapsed = Date.now() - startedAt;
    if (elapsed > limit) sendSignal(running.supervisor.pid, 'SIGKILL');
    if (elapsed - told > 5000) {
      told = elapsed;
      console.note(`stopping, ${Math.round(elapsed / 1000)} s`);
    }
    await wait(100);
  }
  await cleanLeftovers(home());
  console.plain('PTE Practice has stopped.');
  return 0;
}
