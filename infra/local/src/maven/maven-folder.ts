import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../process/run-step.ts';

/** Something of Maven Central that is brought once and kept. */
export interface MavenFolder {
  readonly name: string;
  readonly pom: string;
  /** Where it is kept between runs. */
  readonly cache: string;
  /** Files whose change, besides the pom's, needs another folder. */
  readonly sources?: readonly string[];
  readonly megabytes: number;
  /** What is to be done with the jars before they are used. */
  readonly finish?: (folder: string) => Promise<void>;
}

function folderOf({ pom, sources = [], cache }: MavenFolder): string {
  const content = [pom, ...sources].map((file) => readFileSync(file, 'utf8')).join('\0');
  const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return join(cache, `lib-${version}`);
}

/** The folder if it was brought; Maven is not needed any more then. */
export function mavenFolderIfHere(wanted: MavenFolder): string | null {
  const folder = folderOf(wanted);
  return existsSync(folder) ? folder : null;
}

/**
 * The folder with the jars, brought from Maven Central when it is not there yet. One folder per content of its sources, so that a new
 * version does not start with the old one's jars.
 */
export async function bringMavenFolder(wanted: MavenFolder, onProgress: (line: string) => void): Promise<string> {
  const folder = folderOf(wanted);
  if (existsSync(folder)) return folder;
  onProgress(`bringing ${wanted.name} from Maven Central (about ${wanted.megabytes} MB, once)`);
  const unfinished = `${folder}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await runStep({
      name: 'Maven',
      command: 'mvn',
      arguments: [
        ...['--batch-mode', '--no-transfer-progress', '--file', wanted.pom, 'dependency:copy-dependencies'],
        ...[`-DoutputDirectory=${unfinished}`, '-DincludeScope=runtime'],
      ],
      onProgress,
    });
    await wanted.finish?.(unfinished);
    // Another process may have been quicker; its jars are as good.
    await rename(unfinished, folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}
