export interface BlankedText {
  /** With `{{1}}`, `{{2}}` ... where the brackets stood. */
  readonly material: string;
  /** With the first word of each pair of brackets in its place. */
  readonly filled: string;
  readonly blanks: readonly BlankWords[];
}

export interface BlankWords {
  readonly first: string;
  readonly others: readonly string[];
}

const brackets = /\[([^\]]+)\]/g;

/** Reads a text whose blanks are written as `[word|another word|...]`; what the others are is for the type to say. */
export function blanked(markup: string): BlankedText {
  const words = [...markup.matchAll(brackets)].map(([, inside = '']) => inside.split('|'));
  let blank = 0;
  return {
    material: markup.replace(brackets, () => `{{${++blank}}}`),
    filled: markup.replace(brackets, (_, inside: string) => inside.split('|')[0] ?? ''),
    blanks: words.map(([first = '', ...others]) => ({ first, others })),
  };
}
