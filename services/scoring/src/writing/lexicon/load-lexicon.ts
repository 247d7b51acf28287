import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Exceptions, Lexicon, type PartCounts } from './lexicon.js';

const parts = ['noun', 'verb', 'adj', 'adv'] as const;
/** WordNet's numbers of the parts of speech; 5 is an adjective too. */
const partOfNumber: Readonly<Record<string, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 2 };
/** What a word counts that WordNet knows and nobody met in the tagged texts. */
const known = 0.5;

const isOneWord = (lemma: string) => lemma !== '' && !lemma.includes('_');

function countsOf(counts: Map<string, PartCounts>, lemma: string): PartCounts {
  const found = counts.get(lemma) ?? [0, 0, 0, 0];
  counts.set(lemma, found);
  return found;
}

/** Reads WordNet 3.0 as Debian's wordnet-base lays it out. Throws when the folder holds none. */
export async function loadLexicon(folder: string): Promise<Lexicon> {
  const lines = async (name: string) => (await readFile(join(folder, name), 'utf8')).split('\n');
  const counts = new Map<string, PartCounts>();
  for (const [place, part] of parts.entries()) {
    for (const line of await lines(`index.${part}`)) {
      const lemma = line.slice(0, line.indexOf(' '));
      if (isOneWord(lemma)) countsOf(counts, lemma)[place] = known;
    }
  }
  for (const line of await lines('cntlist.rev')) {
    const [key = '', , times = '0'] = line.split(' ');
    const [lemma = '', sense = ''] = key.split('%');
    const place = partOfNumber[sense[0] ?? ''];
    if (place === undefined || !isOneWord(lemma)) continue;
    const found = countsOf(counts, lemma);
    found[place] = (found[place] ?? 0) + Number(times);
  }
  const exceptions = async (part: string): Promise<Exceptions> =>
    new Map((await lines(`${part}.exc`)).map((line) => line.split(' ') as [string, string]));
  return new Lexicon(counts, { noun: await exceptions('noun'), verb: await exceptions('verb') });
}
