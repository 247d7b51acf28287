import type { Lexicon } from '../lexicon/lexicon.js';
import type { ReadText, Word } from '../text/token.js';
import { agreementRules } from './agreement-rules.js';
import { nounRules } from './noun-rules.js';
import { Place } from './place.js';
import { sentenceRules } from './sentence-rules.js';
import { overlaps, type Slip } from './slip.js';
import { typingSlips } from './typing-slips.js';
import { usagePatterns } from './usage-patterns.js';
import { verbRules } from './verb-rules.js';

const placeRules = [...agreementRules, ...nounRules, ...verbRules];

const usageSlips = (raw: string): Slip[] =>
  usagePatterns.flatMap(([wrong, fix, code]) =>
    [...raw.replaceAll('’', "'").matchAll(wrong)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      code,
      fix: fix === '' ? [] : [fix.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')],
    })),
  );

const isWide = ({ code }: Slip) => code === 'run-on' || code === 'fragment';

/** Everything that the rules find wrong, in the order of the text; of two at one place only the first rule's. */
export function findSlips(text: ReadText, lexicon: Lexicon): Slip[] {
  const found = text.sentences.flatMap(({ tokens }) => {
    const words: Word[] = tokens.map((token) => ({ ...token, forms: lexicon.forms(token.lower) }));
    const atPlaces = words.flatMap((_, index) => placeRules.flatMap((rule) => rule(new Place(words, index)) ?? []));
    return [...atPlaces, ...sentenceRules.flatMap((rule) => rule(words))];
  });
  const all = [...usageSlips(text.raw), ...typingSlips(text), ...found];
  return all
    .filter((slip, at) => isWide(slip) || !all.slice(0, at).some((other) => !isWide(other) && overlaps(slip, other)))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}
