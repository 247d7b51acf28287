import { loadLexicon } from './lexicon/load-lexicon.js';
import { loadSpelling } from './lexicon/spelling.js';
import type { LanguageResources } from './text/evidence.js';

/** Reads WordNet from its folder and the dictionaries of both spellings: once per thread, some seconds and about 200 MB. */
export async function loadLanguageResources(wordnetFolder: string): Promise<LanguageResources> {
  const lexicon = await loadLexicon(wordnetFolder);
  return { lexicon, spelling: loadSpelling(lexicon) };
}
