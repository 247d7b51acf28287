import { readFile } from 'node:fs/promises';
import type { Pronunciation } from '../tracker/reading-network.js';

/** More ways to say a word than this do not help the tracker. */
const mostPronunciations = 3;

/** The pronunciations of a CMUdict file: lines such as `read(2) R IY D`, spellings in lower case. */
export class PronunciationDictionary {
  private readonly text: string;

  constructor(text: string) {
    this.text = `\n${text}\n`;
  }

  static async load(path: string): Promise<PronunciationDictionary> {
    return new PronunciationDictionary(await readFile(path, 'latin1'));
  }

  /** The first three, in the order of the file; empty for an unknown word. Looked up in the text: it loads in no time. */
  pronunciationsOf(word: string): Pronunciation[] {
    const found: Pronunciation[] = [];
    for (let count = 1; count <= mostPronunciations; count++) {
      const entry = `\n${word}${count === 1 ? '' : `(${count})`} `;
      const start = this.text.indexOf(entry);
      if (start < 0) break;
      const phones = this.text.slice(start + entry.length, this.text.indexOf('\n', start + 1));
      found.push(phones.trim().split(/\s+/));
    }
    return found;
  }

  /** Words of the file that begin with `stem`, the file's order, at most `most`. */
  wordsFrom(stem: string, most: number): string[] {
    const found: string[] = [];
    const pattern = new RegExp(`\\n(${stem.replace(/[^a-z']/g, '')}[a-z']*) `, 'g');
    for (const [, word = ''] of this.text.matchAll(pattern)) {
      found.push(word);
      if (found.length >= most) break;
    }
    return found;
  }
}
