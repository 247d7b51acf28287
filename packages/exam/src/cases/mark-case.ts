/** One row of a table: what a rule of spec/scoring.md says that marking must give. */
export interface MarkCase {
  readonly rule: string;
  readonly typeId: number;
  readonly content: object;
  readonly key: object;
  readonly value: unknown;
  readonly s: number;
  readonly f: number;
  /** Codes of the notes. */
  readonly notes?: readonly string[];
}
