import type { ScriptLine } from '../type-rules.js';

/** A text as the only line of a recording; none where nobody wrote it down. */
export const linesOf = (text: string | undefined): readonly ScriptLine[] => (text ? [{ text }] : []);

/** The recording of a type whose key holds what it says. */
export const transcriptScript = ({ key }: { readonly key: { readonly transcript?: string } }) =>
  linesOf(key.transcript);
