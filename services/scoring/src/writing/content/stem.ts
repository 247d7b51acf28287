import type { Lexicon } from '../lexicon/lexicon.js';

const endings =
  /(?:ations?|ations?|itions?|ements?|ments?|ness|ities|ity|ically|ally|ly|able|ible|ation|ions?|ists?|isms?|ances?|ences?|ants?|ents?|ers?|ors?|ives?|als?|ful|less|ized?|ised?|ous|ship|s|e|y)$/;
const shortest = 4;

/** What derived forms of a word have in common: transport, transportation. */
export function stemOf(lower: string, lexicon: Lexicon): string {
  const lemma = lexicon.forms(lower).lemma || lower;
  const stem = lemma.replace(endings, '');
  return stem.length >= shortest ? stem : lemma;
}
