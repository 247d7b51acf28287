/** The words of a list that is written with spaces and line breaks. */
export const wordList = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The expressions of a list that is written with commas. */
export const phraseList = (text: string): readonly string[] =>
  text.split(',').map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '));
