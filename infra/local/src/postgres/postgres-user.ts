import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { chown } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
}

const name = 'postgres';

/** Postgres refuses to run as root: root gives it the system user `postgres`, made when it is missing. Others need none. */
export function postgresUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return lookUp() ?? create();
}

function lookUp(): SystemUser | undefined {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function create(): SystemUser {
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  const user = lookUp();
  if (!user) throw new Error(`could not create the system user ${name}`);
  return user;
}

/**
 * The command line for that user. A checkout in a private folder such as /root is closed to it, so it is then given
 * the one capability it needs to pass (CAP_DAC_OVERRIDE), by setpriv of util-linux.
 */
export function commandLineFor(
  user: SystemUser | undefined,
  paths: readonly string[],
  command: readonly [string, ...string[]],
): { command: string; arguments: string[]; user?: SystemUser } {
  const [program, ...rest] = command;
  if (!user) return { command: program, arguments: rest };
  if (paths.every(isOpenToOthers)) return { command: program, arguments: rest, user };
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const capability = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return { command: 'setpriv', arguments: [...identity, ...capability, ...command] };
}

function isOpenToOthers(path: string): boolean {
  const parent = dirname(path);
  if (parent === path) return true;
  return (statSync(parent).mode & 0o001) !== 0 && isOpenToOthers(parent);
}

export const giveTo = async (user: SystemUser | undefined, path: string): Promise<void> => {
  if (user) await chown(path, user.uid, user.gid);
};
