import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { home, root } from '../folders.ts';
import { runStep } from '../process/run-step.ts';
import { fingerprint } from './fingerprint.ts';

/** Builds what changed since the last time: the services with tsc, which knows by itself, the web application with Vite. */
export async function build(onProgress: (line: string) => void): Promise<void> {
  onProgress('building the services where sources changed');
  await runStep({
    name: 'building the services',
    command: process.execPath,
    arguments: [join(root, 'node_modules/typescript/bin/tsc'), '-b'],
    directory: root,
    onProgress,
  });
  await buildFrontend(onProgress);
}

async function buildFrontend(onProgress: (line: string) => void): Promise<void> {
  const stamp = join(home(), 'build/frontend.stamp');
  const now = fingerprint(['package-lock.json', 'frontend', 'packages/exam'].map((name) => join(root, name)));
  const built = existsSync(join(root, 'frontend/dist/index.html'));
  if (built && (await readFile(stamp, 'utf8').catch(() => '')) === now) return;
  onProgress('building the web application: its sources changed');
  await runStep({
    name: 'building the web application',
    command: process.execPath,
    arguments: [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    directory: join(root, 'frontend'),
    environment: { ...process.env, NODE_ENV: 'production' },
    onProgress,
  });
  await mkdir(join(home(), 'build'), { recursive: true });
  await writeFile(stamp, now);
}
