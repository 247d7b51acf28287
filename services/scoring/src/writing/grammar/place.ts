import type { SlipCode } from '../feedback/slip-sentences.js';
import { noForms } from '../lexicon/word-forms.js';
import type { Word } from '../text/token.js';
import type { Slip } from './slip.js';

const outside: Word = { kind: 'mark', text: '', lower: '', start: 0, end: 0, forms: noForms };

/** A word of a sentence with its neighbours; grammar rules look at the sentence from here. */
export class Place {
  constructor(
    private readonly words: readonly Word[],
    private readonly index: number,
  ) {}

  /** `offset` words from here; beyond the sentence there is an empty mark. */
  at(offset: number): Word {
    return this.words[this.index + offset] ?? outside;
  }

  lower(offset = 0): string {
    return this.at(offset).lower;
  }

  is(offset: number, words: ReadonlySet<string>): boolean {
    return words.has(this.lower(offset));
  }

  /** Whether nothing of the same clause stands before: the start, a comma or a word that joins clauses. */
  get startsClause(): boolean {
    return this.at(-1).kind === 'mark' || this.is(-1, clauseStarters);
  }

  /** Of the words `from` to `to`, to be replaced by any of `fix`. */
  slip(code: SlipCode, from: number, to: number, ...fix: string[]): Slip {
    const [first, last] = [this.at(from), this.at(to)];
    const isCapital = /^\p{Lu}/u.test(first.text) && first.text !== 'I';
    return {
      start: first.start,
      end: last.end,
      code,
      fix: fix.filter(Boolean).map((text) => (isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text)),
    };
  }
}

const clauseStarters = new Set('and but or so because although though while when if that since whereas'.split(' '));

/** One kind of slip that may begin at a place. */
export type GrammarRule = (place: Place) => Slip | undefined;
