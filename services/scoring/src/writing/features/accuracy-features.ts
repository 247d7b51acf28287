import type { SlipCode } from '../feedback/slip-sentences.js';
import type { TextEvidence } from '../text/evidence.js';
import type { Token } from '../text/token.js';

/** Slips of the hand, which say little about grammar. */
const typing: readonly SlipCode[] = ['capital', 'space', 'apostrophe', 'spelling'];
const sentenceFaults: readonly SlipCode[] = ['run-on', 'fragment', 'comma-splice'];

const checked: readonly SlipCode[] = ['checked-grammar', 'checked-word', 'checked-punctuation'];

const startsSmall = (tokens: readonly Token[]) =>
  /^\p{Ll}/u.test(tokens.find(({ kind }) => kind !== 'mark')?.text ?? '');

/** Slips per hundred words; those that a checker found are counted apart, for it may be away. */
export function accuracyFeatures({ text, slips, misspellings, checks }: TextEvidence) {
  const hundreds = Math.max(1, text.words.length) / 100;
  const rate = (isCounted: (code: SlipCode) => boolean) =>
    slips.filter(({ code }) => isCounted(code)).length / hundreds;
  const uncapitalised = text.sentences.filter(({ tokens }) => startsSmall(tokens)).length;
  return {
    grammarSlips: rate((code) => ![typing, sentenceFaults, checked].some((codes) => codes.includes(code))),
    sentenceFaults: rate((code) => sentenceFaults.includes(code)),
    typingSlips: rate((code) => code === 'space' || code === 'apostrophe'),
    misspellings: misspellings.length / hundreds,
    checkedSlips: checks.slips && checks.slips.filter(({ code }) => code !== 'checked-punctuation').length / hundreds,
    parsedShare: checks.parsedShare,
    uncapitalisedShare: uncapitalised / Math.max(1, text.sentences.length),
  };
}
