import { join } from 'node:path';
import type { Console } from '../console.ts';
import { home } from '../folders.ts';
import { LogFiles } from '../supervisor/log-files.ts';
import { address, inboxes, type Output, productSettings, startProduct } from '../supervisor/run-product.ts';
import { OwnRunRecord } from '../supervisor/run-record.ts';
import { Supervisor } from '../supervisor/supervisor.ts';
import { welcome } from './welcome.ts';

/** Their lines are many and about themselves; they stand in the log files. */
const quiet = ['postgres', 'redis', 'kafka'];

export interface Supervision {
  readonly console: Console;
  /** Where the record and the logs go. */
  readonly directory: string;
  readonly address: string;
  /** Starts everything, group by group; resolves when it is healthy. */
  readonly start: (supervisor: Supervisor, output: Output) => Promise<void>;
  readonly onHealthy: () => void;
}

/** The product of this checkout. */
export const superviseProduct = (console: Console, onHealthy: () => void = () => undefined): Promise<number> =>
  supervise({ console, directory: home(), address: address(), onHealthy, start: startWithSettings });

async function startWithSettings(supervisor: Supervisor, output: Output): Promise<void> {
  const settings = await productSettings(process.stdout.isTTY ? 'pretty' : 'json');
  output.console.note('DEMO MODE: demo accounts with public passwords; never open this to a network');
  await startProduct(supervisor, settings, output);
  output.console.plain(welcome(address(), inboxes()));
}

/** Runs until a signal asks for the end. Resolves with the exit code when nothing of it runs any more. */
export async function supervise({ console, directory, address, start, onHealthy }: Supervision): Promise<number> {
  const asked = stopSignal();
  const logs = new LogFiles(join(directory, 'logs'));
  const record = new OwnRunRecord(directory, address);
  const supervisor: Supervisor = new Supervisor({
    line: (name, line) => {
      logs.write(name, line);
      if (!quiet.includes(name)) console.line(name, line);
    },
    note: (name, note) => {
      logs.write('supervisor', `${new Date().toISOString()} ${name} ${note}`);
      console.note(`${name} ${note}`);
    },
    changed: () => record.update({ processes: supervisor.identities }),
  });
  try {
    const reason = await Promise.race([asked, failureOf(healthy())]);
    if (reason !== 'asked') console.note(reason instanceof Error ? reason.message : String(reason));
    console.note('stopping');
    record.update({ phase: 'stopping' });
    await supervisor.stop();
    console.note('stopped');
    return reason === 'asked' ? 0 : 1;
  } finally {
    record.remove();
    await logs.close();
  }

  async function healthy(): Promise<void> {
    await start(supervisor, { console, logs });
    record.update({ phase: 'healthy' });
    onHealthy();
  }
}

/** Resolves with what it threw; never when it went well. */
const failureOf = (work: Promise<void>): Promise<unknown> =>
  new Promise((resolve) => work.then(() => undefined, resolve));

/** Resolves at the first Ctrl-C, SIGTERM or closed terminal; later ones change nothing, the orderly end is under way. */
const stopSignal = (): Promise<'asked'> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
  });
