import { wait } from '../wait.ts';
import { isRunning, type ProcessIdentity } from './process-identity.ts';

/** Sends a signal; a process or group that is gone already is no error. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

export const killGroup = (leader: number): void => sendSignal(-leader, 'SIGKILL');

/** Ends a process that is not our child: politely, then by force with its whole group. Resolves when it is gone. */
export async function stopProcess(process: ProcessIdentity, signal: NodeJS.Signals, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  if (isRunning(process)) sendSignal(process.pid, signal);
  while (isRunning(process)) {
    if (Date.now() > deadline) killGroup(process.pid);
    await wait(50);
  }
  killGroup(process.pid);
}
