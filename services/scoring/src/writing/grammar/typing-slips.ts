import type { ReadText } from '../text/token.js';
import type { Slip } from './slip.js';

const withoutApostrophe: Readonly<Record<string, string>> = {
  dont: "don't",
  cant: "can't",
  wont: "won't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  wouldnt: "wouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  im: "I'm",
  ive: "I've",
  youre: "you're",
  theyre: "they're",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  hes: "he's",
  shes: "she's",
};

/** No space after a mark, a space before it, a mark twice. */
const spacing = [/(?<=\p{L})[,;](?=\p{L})/gu, /(?<=\p{L}) +[,.;!?](?=\s|$)/gu, /,{2,}|;{2,}/g];

/** Apostrophes left out and spaces at the wrong side of a mark. */
export function typingSlips({ raw, words }: ReadText): Slip[] {
  const apostrophes = words.flatMap(({ lower, start, end }): Slip[] => {
    const right = withoutApostrophe[lower];
    return right ? [{ start, end, code: 'apostrophe', fix: [right] }] : [];
  });
  const spaces = spacing.flatMap((pattern) =>
    [...raw.matchAll(pattern)].map(({ 0: text, index }) => {
      const mark = text.trim().charAt(0);
      return {
        start: index,
        end: index + text.length,
        code: 'space' as const,
        fix: [text.startsWith(' ') ? mark : `${mark} `],
      };
    }),
  );
  return [...apostrophes, ...spaces];
}
