import { readFile } from 'node:fs/promises';
import type { Pronunciation } from '../tracker/reading-network.js';

/** More ways to say a word than this do not help the tracker. */
const mostPronunciations = 3;

/** The pronunciations of a CMUdict file: lines such as `read(2) R IY D`, spellings in lower case. */
export class PronunciationDictionary {
  /** Runs of lines by what they begin with. Looked up in the text itself: a map of all words would take 50 MB. */
  private readonly runs: ReadonlyMap<string, readonly string[]>;

  constructor(text: string) {
    this.runs = runsByBeginning(`\n${text}\n`);
  }

  static async load(path: string): Promise<PronunciationDictionary> {
    return new PronunciationDictionary(await readFile(path, 'latin1'));
  }

  /** The first three, in the order of the file; empty for an unknown word. */
  pronunciationsOf(word: string): Pronunciation[] {
    const found: Pronunciation[] = [];
    for (let count = 1; count <= mostPronunciations; count++) {
      const phones = this.phonesOf(count === 1 ? word : `${word}(${count})`);
      if (phones === undefined) break;
      found.push(phones.trim().split(/\s+/));
    }
    return found;
  }

  /** Words that begin with `stem`, two letters or more, in the order of the file, at most `most`. */
  wordsFrom(stem: string, most: number): string[] {
    const lines = (this.runs.get(beginningOf(stem)) ?? []).flatMap((run) => run.split('\n'));
    const words = lines.filter((line) => line.startsWith(stem)).map((line) => line.slice(0, line.indexOf(' ')));
    return words.filter((word) => !word.includes('(')).slice(0, most);
  }

  private phonesOf(spelling: string): string | undefined {
    const entry = `\n${spelling} `;
    for (const run of this.runs.get(beginningOf(`${spelling} `)) ?? []) {
      const start = run.indexOf(entry);
      if (start >= 0) return run.slice(start + entry.length, run.indexOf('\n', start + 1));
    }
    return undefined;
  }
}

const beginningOf = (line: string): string => line.slice(0, 2);

/** `text` begins and ends with a line break; so does each run. */
function runsByBeginning(text: string): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let first = 0;
  for (let line = 0; line >= 0 && line < text.length - 1; ) {
    const next = text.indexOf('\n', line + 1);
    const beginning = text.slice(line + 1, line + 3);
    if (next < 0 || text.slice(next + 1, next + 3) !== beginning) {
      const end = next < 0 ? text.length : next + 1;
      runs.set(beginning, [...(runs.get(beginning) ?? []), text.slice(first, end)]);
      first = next;
    }
    line = next;
  }
  return runs;
}
