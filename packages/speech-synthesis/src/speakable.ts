const plain: readonly (readonly [RegExp, string])[] = [
  [/[‘’]/g, "'"],
  [/[“”"]/g, ''],
  [/\s*[–—]\s*/g, ', '],
  [/…/g, '...'],
  [/\s+/g, ' '],
];

/** The words in the ASCII that simple synthesizers read: straight quotes, no dashes, no accents. */
export const speakable = (text: string): string =>
  plain
    .reduce((words, [from, to]) => words.replace(from, to), text)
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
