interface Wording {
  readonly zh: string;
  readonly en: string;
}

/** How a sound of English is made. */
export interface PhoneHint {
  /** Words that everybody knows it from. */
  readonly words: string;
  /** Tongue, lips and voice. */
  readonly make: Wording;
  /** What speakers of Mandarin tend to say in its place. */
  readonly slip: Wording;
}
