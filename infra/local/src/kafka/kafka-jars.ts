import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../process/run-step.ts';

const pom = join(import.meta.dirname, '../../kafka/pom.xml');

function folderIn(cache: string): string {
  const version = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12);
  return join(cache, `lib-${version}`);
}

/** True when Maven is not needed any more. */
export const kafkaIsHere = (cache: string): boolean => existsSync(folderIn(cache));

/**
 * The folder with Kafka's jars, brought from Maven Central when it is not there yet. One folder per content of pom.xml,
 * so that a new version does not start with the old one's jars.
 */
export async function kafkaJars(cache: string, onProgress: (line: string) => void): Promise<string> {
  const folder = folderIn(cache);
  if (existsSync(folder)) return folder;
  onProgress('bringing Kafka from Maven Central (about 45 MB, once)');
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await runStep({
      name: 'Maven',
      command: 'mvn',
      arguments: [
        ...['--batch-mode', '--no-transfer-progress', '--file', pom, 'dependency:copy-dependencies'],
        ...[`-DoutputDirectory=${unfinished}`, '-DincludeScope=runtime'],
      ],
      onProgress,
    });
    // Another process may have been quicker; its jars are as good.
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}
