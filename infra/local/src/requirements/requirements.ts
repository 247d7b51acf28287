import { execFileSync } from 'node:child_process';
import { runStep } from '../process/run-step.ts';
import type { Tool } from './tools.ts';

export class RequirementsMissing extends Error {}

/** How we may install: null when only the person at the machine may. */
export function installer(): readonly string[] | null {
  const answers = (command: string, ...rest: string[]) => {
    try {
      execFileSync(command, rest, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  };
  if (!answers('apt-get', '--version')) return null;
  if (process.getuid?.() === 0) return ['apt-get'];
  return answers('sudo', '-n', 'true') ? ['sudo', '-n', 'apt-get'] : null;
}

/** Installs the tools that are missing. Throws RequirementsMissing, which says exactly what to install, where it may not. */
export async function meetRequirements(
  tools: readonly Tool[],
  onProgress: (line: string) => void,
  aptGet: readonly string[] | null = installer(),
): Promise<void> {
  const missing = tools.filter((tool) => !tool.isThere());
  if (missing.length === 0) return;
  for (const { name, reason } of missing) onProgress(`missing: ${name} (${reason})`);
  const packages = missing.flatMap((tool) => tool.packages);
  if (aptGet) {
    onProgress(`installing ${packages.join(', ')} with apt-get`);
    await run(aptGet, ['update'], onProgress);
    await run(aptGet, ['install', '--yes', '--no-install-recommends', ...packages], onProgress);
  }
  const still = missing.filter((tool) => !tool.isThere());
  if (still.length === 0) return;
  throw new RequirementsMissing(
    [
      `Please install ${still.map(({ name }) => name).join(', ')}; on Debian or Ubuntu:`,
      `  sudo apt-get update && sudo apt-get install -y ${still.flatMap((tool) => tool.packages).join(' ')}`,
    ].join('\n'),
  );
}

const run = (aptGet: readonly string[], rest: string[], onProgress: (line: string) => void): Promise<void> => {
  const [command = 'apt-get', ...before] = aptGet;
  return runStep({
    name: `apt-get ${rest[0]}`,
    command,
    arguments: [...before, ...rest],
    // RUNLEVEL keeps packages such as redis-server from starting a server of their own.
    environment: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    onProgress,
  });
};
