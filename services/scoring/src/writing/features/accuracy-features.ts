import type { SlipCode } from '../feedback/slip-sentences.js';
import type { TextEvidence } from '../text/evidence.js';

/** Slips of the hand, which say little about grammar. */
const typing: readonly SlipCode[] = ['capital', 'space', 'apostrophe', 'spelling'];
const sentenceFaults: readonly SlipCode[] = ['run-on', 'fragment', 'comma-splice'];

/** Slips per hundred words. */
export function accuracyFeatures({ text, slips, misspellings }: TextEvidence) {
  const hundreds = Math.max(1, text.words.length) / 100;
  const rate = (isCounted: (code: SlipCode) => boolean) =>
    slips.filter(({ code }) => isCounted(code)).length / hundreds;
  return {
    grammarSlips: rate((code) => !typing.includes(code) && !sentenceFaults.includes(code)),
    sentenceFaults: rate((code) => sentenceFaults.includes(code)),
    capitalSlips: rate((code) => code === 'capital'),
    typingSlips: rate((code) => code === 'space' || code === 'apostrophe'),
    misspellings: misspellings.length / hundreds,
  };
}
