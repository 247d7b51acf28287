import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { javaCommand } from '../kafka/kafka-process.ts';

/** Something the machine must have. */
export interface Tool {
  readonly name: string;
  readonly reason: string;
  /** Debian's packages that bring it. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

function hasCommand(...names: string[]): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) =>
    names.some((name) => {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

const oldestJava = 17;

function hasJava(): boolean {
  try {
    const version = execFileSync(javaCommand(), ['--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return Number(/^\S+ (\d+)/.exec(version)?.[1]) >= oldestJava;
  } catch {
    return false;
  }
}

/** Where Debian, Fedora, Arch and macOS keep a face that pictures can be lettered in. */
const fontFolders = [
  '/usr/share/fonts/truetype/dejavu',
  '/usr/share/fonts/dejavu-sans-fonts',
  '/usr/share/fonts/TTF',
  '/System/Library/Fonts',
];

/** What `make start` needs. Maven only until Kafka's jars are here. */
export const toolsToRun = (kafkaIsHere: boolean): Tool[] => [
  { name: 'Java 17 or newer', reason: 'runs Kafka', packages: ['default-jre-headless'], isThere: hasJava },
  ...(kafkaIsHere
    ? []
    : [{ name: 'Maven', reason: 'brings Kafka', packages: ['maven'], isThere: () => hasCommand('mvn') }]),
  {
    name: 'Redis',
    reason: 'queues, caches and limits',
    packages: ['redis-server'],
    isThere: () => hasCommand('redis-server'),
  },
  { name: 'ffmpeg', reason: 'decodes recordings', packages: ['ffmpeg'], isThere: () => hasCommand('ffmpeg') },
  {
    name: 'pocketsphinx',
    reason: 'recognises speech',
    packages: ['pocketsphinx', 'pocketsphinx-en-us'],
    isThere: () =>
      hasCommand('pocketsphinx_continuous', 'pocketsphinx') && existsSync('/usr/share/pocketsphinx/model/en-us'),
  },
  {
    name: 'DejaVu fonts',
    reason: 'letter the pictures',
    packages: ['fonts-dejavu-core'],
    isThere: () => fontFolders.some((folder) => existsSync(folder)),
  },
  { name: 'espeak-ng', reason: 'speaks samples', packages: ['espeak-ng'], isThere: () => hasCommand('espeak-ng') },
  {
    name: 'WordNet',
    reason: 'judges the words of written answers',
    packages: ['wordnet-base'],
    isThere: () => existsSync('/usr/share/wordnet/cntlist.rev'),
  },
  {
    name: 'link-grammar',
    reason: 'judges the sentences of written answers',
    packages: ['link-grammar', 'link-grammar-dictionaries-en'],
    isThere: () => hasCommand('link-parser'),
  },
  { name: 'flite', reason: 'speaks the questions', packages: ['flite'], isThere: () => hasCommand('flite') },
];

/** What `make test` needs besides. */
export const toolsToTest: readonly Tool[] = [
  { name: 'Chromium', reason: 'browser tests', packages: ['chromium'], isThere: () => hasCommand('chromium') },
];
