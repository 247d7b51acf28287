/** Examples of one type, for its contract test and for tests of those who use it. */
export interface TypeFixtures {
  readonly content: object;
  readonly key: object;
  /** V of a good answer, of one with every point, of one with none, and where there is such a thing of one with some. */
  readonly sample: unknown;
  readonly full: unknown;
  readonly empty: unknown;
  readonly partial?: { readonly value: unknown; readonly s: number };
  /** V with gaps as a mock may hand it in, and the points of the rest. */
  readonly gapped?: { readonly value: unknown; readonly s: number };
  /** What a hostile client may send as V; all of it must be refused. */
  readonly hostile: readonly unknown[];
  /** Texts of content or key that must be refused, each with the field that is wrong. */
  readonly broken: readonly {
    readonly field: 'content' | 'answer';
    readonly content: unknown;
    readonly key: unknown;
  }[];
}
