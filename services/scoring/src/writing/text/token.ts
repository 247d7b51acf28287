import type { WordForms } from '../lexicon/word-forms.js';

/** A piece of a text. `start` and `end` count UTF-16 units of the learner's text, as the screen does. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  readonly text: string;
  /** With straight quotes. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

/** A token with what the lexicon says that it can be. */
export interface Word extends Token {
  readonly forms: WordForms;
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
}

export interface ReadText {
  readonly raw: string;
  readonly sentences: readonly Sentence[];
  /** Words and numbers of the whole text, in order. */
  readonly words: readonly Token[];
  readonly paragraphs: number;
}
