import type { Analysis } from '@pte/exam/scoring-result';
import { traits } from '@pte/exam/traits';
import type { Slip } from '../grammar/slip.js';
import { type SlipCode, slipSentences } from './slip-sentences.js';

type Mark = NonNullable<Analysis['marks']>[number];

const vocabularyCodes: readonly SlipCode[] = ['chinglish', 'collocation', 'confused', 'checked-word'];

function traitOf(code: SlipCode): number {
  if (code === 'spelling' || code === 'apostrophe') return traits.spelling.i;
  return vocabularyCodes.includes(code) ? traits.vocabulary.i : traits.grammar.i;
}

/** Slips as marks in the learner's text; a slip of a trait that the type lacks counts as Vocabulary. */
export function slipMarks(raw: string, slips: readonly Slip[], traitsOfType: ReadonlySet<number>): Mark[] {
  return slips.map(({ start, end, code, fix }) => {
    const [wrong, right] = [raw.slice(start, end), fix[0] ?? '…'];
    const say = (sentence: string) => sentence.replaceAll('{wrong}', wrong).replaceAll('{right}', right);
    const i = traitOf(code);
    const { zh, en } = slipSentences[code];
    return { i: traitsOfType.has(i) ? i : traits.vocabulary.i, start, end, code, fix, zh: say(zh), en: say(en) };
  });
}
