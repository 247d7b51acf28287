/** How often a word was met as each of these in tagged texts; 0 when it cannot be it. */
export interface WordForms {
  /** A noun in the singular, or one without plural. */
  readonly noun: number;
  readonly plural: number;
  /** A verb as it stands in the dictionary. */
  readonly verb: number;
  /** A verb after he, she, it. */
  readonly third: number;
  /** Past tense or past participle, when it differs from the base. */
  readonly past: number;
  readonly ing: number;
  readonly adjective: number;
  readonly adverb: number;
  /** The dictionary form that is met most. */
  readonly lemma: string;
}

export const noForms: WordForms = {
  noun: 0,
  plural: 0,
  verb: 0,
  third: 0,
  past: 0,
  ing: 0,
  adjective: 0,
  adverb: 0,
  lemma: '',
};
