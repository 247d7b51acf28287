import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Infrastructure } from './infrastructure.ts';
import { startLocalInfrastructure } from './local-infrastructure.ts';

export interface StartedInfrastructure {
  readonly infrastructure: Infrastructure;
  readonly stop: () => Promise<void>;
}

/** Containers where Docker answers, the machine's own processes elsewhere. */
export async function startInfrastructure(onProgress: (line: string) => void): Promise<StartedInfrastructure> {
  if (!(await dockerAnswers())) return startLocalInfrastructure(onProgress);
  const { startContainerInfrastructure } = await import('./container-infrastructure.ts');
  return startContainerInfrastructure();
}

const dockerAnswers = (): Promise<boolean> =>
  promisify(execFile)('docker', ['info', '--format', '{{.ServerVersion}}'], { timeout: 3000 }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );
