import { mean } from '../../speech/statistics.js';
import { phrasesIn } from '../lexicon/contains-phrase.js';
import { formsOfBe } from '../lexicon/function-words.js';
import { subordinators } from '../lexicon/linking-words.js';
import type { TextEvidence } from '../text/evidence.js';
import type { Sentence } from '../text/token.js';

const wordCount = ({ tokens }: Sentence) => tokens.filter(({ kind }) => kind !== 'mark').length;
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
const tying = new Set(subordinators.filter((phrase) => !phrase.includes(' ') && phrase !== 'that' && phrase !== 'as'));
const isTied = ({ tokens }: Sentence) => tokens.some(({ lower }) => tying.has(lower));

/** Structures that only writers with some range use. */
const structures: readonly RegExp[] = [
  /, (?:which|who|whose|where)\b/i,
  /\bif\b[^.]*\b(?:would|could|might)\b/i,
  /\b(?:would|could|should|might) have \w+(?:ed|en)\b/i,
  /\b(?:has|have|had) been\b/i,
  /(?:^|[.!?]\s+)(?:By |Without |Instead of |After |Before )?\w+ing\b[^.]*,/,
  /\bnot only\b[^.]*\bbut\b/i,
  /[;:]\s/,
  /\bthe (?:fact|idea|belief|notion|possibility|reason) that\b/i,
  /\b(?:so|such) \w+(?: \w+)? that\b/i,
  /\b(?:despite|in spite of|rather than|instead of)\b/i,
  /\b(?:whether|unless|provided|whereas)\b/i,
  /\bit (?:is|was|has been|can be|should be) \w+ (?:that|to)\b/i,
  /\b(?:may|might|could|seems? to|tends? to|likely)\b/i,
  /\bwhat [^.?]* (?:is|was)\b/i,
];

export function structureFeatures({ text, phrases, slips, lexicon }: TextEvidence) {
  const lengths = text.sentences.map(wordCount);
  const sentences = Math.max(1, lengths.length);
  const runOns = slips.filter(({ code }) => code === 'run-on').length;
  const passives = text.words.filter(
    ({ lower }, at) => formsOfBe.has(lower) && lexicon.forms(text.words[at + 1]?.lower ?? '').past > 0,
  ).length;
  return {
    subordinatorKinds: phrasesIn(phrases, subordinators).length,
    tiedSentences: text.sentences.filter(isTied).length / sentences,
    lengthVariety: deviation(lengths.map((length) => Math.log(1 + length))),
    structureKinds: structures.filter((structure) => structure.test(text.raw)).length,
    passives: passives / sentences,
    runOnShare: runOns / sentences,
    endedShare:
      text.sentences.filter(({ tokens }) => /^[.!?"'”’)]$/.test(tokens.at(-1)?.text ?? '')).length / sentences,
  };
}
