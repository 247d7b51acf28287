import type { SlipCode } from '../feedback/slip-sentences.js';
import type { TextEvidence } from '../text/evidence.js';

/** Slips of the hand, which say little about grammar. */
const typing: readonly SlipCode[] = ['capital', 'space', 'apostrophe', 'spelling'];
const sentenceFaults: readonly SlipCode[] = ['run-on', 'fragment', 'comma-splice'];

const checked: readonly SlipCode[] = ['checked-grammar', 'checked-word', 'checked-punctuation'];

/** Slips per hundred words; those that a checker found are counted apart, for it may be away. */
export function accuracyFeatures({ text, slips, misspellings, checkedSlips }: TextEvidence) {
  const hundreds = Math.max(1, text.words.length) / 100;
  const rate = (isCounted: (code: SlipCode) => boolean) =>
    slips.filter(({ code }) => isCounted(code)).length / hundreds;
  return {
    grammarSlips: rate((code) => ![typing, sentenceFaults, checked].some((codes) => codes.includes(code))),
    sentenceFaults: rate((code) => sentenceFaults.includes(code)),
    capitalSlips: rate((code) => code === 'capital'),
    typingSlips: rate((code) => code === 'space' || code === 'apostrophe'),
    misspellings: misspellings.length / hundreds,
    checkedSlips: checkedSlips && checkedSlips.filter(({ code }) => code !== 'checked-punctuation').length / hundreds,
  };
}
