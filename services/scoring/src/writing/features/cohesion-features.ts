import { phrasesIn } from '../lexicon/contains-phrase.js';
import { isFunctionWord } from '../lexicon/function-words.js';
import { connectives } from '../lexicon/linking-words.js';
import { wordList } from '../lexicon/word-list.js';
import type { TextEvidence } from '../text/evidence.js';
import type { Sentence } from '../text/token.js';

const pointsBack = wordList('this these that those it they he she such another other both');

/** How far sentences and paragraphs hold together. */
export function cohesionFeatures({ text, phrases, lexicon }: TextEvidence) {
  const stems = ({ tokens }: Sentence) =>
    new Set(
      tokens
        .filter(({ kind, lower }) => kind === 'word' && !isFunctionWord(lower))
        .map(({ lower }) => lexicon.forms(lower).lemma),
    );
  const isLinked = (sentence: Sentence, at: number): boolean => {
    const before = text.sentences[at - 1];
    if (!before) return false;
    const earlier = stems(before);
    return (
      sentence.tokens.slice(0, 3).some(({ lower }) => pointsBack.has(lower)) ||
      [...stems(sentence)].some((stem) => stem !== '' && earlier.has(stem))
    );
  };
  const kinds = Object.values(connectives).map((phrasesOfKind) => phrasesIn(phrases, phrasesOfKind).length);
  return {
    connectiveKinds: kinds.reduce((sum, found) => sum + found, 0),
    connectiveRoles: kinds.filter((found) => found > 0).length,
    linkedSentences: text.sentences.filter(isLinked).length / Math.max(1, text.sentences.length - 1),
    paragraphs: text.paragraphs,
  };
}
