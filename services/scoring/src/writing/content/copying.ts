import { readText } from '../text/read-text.js';

const size = 5;

const wordsOf = (text: string) => readText(text).words.map(({ lower }) => lower);
const groupsOf = (words: readonly string[]) =>
  words.slice(0, Math.max(0, words.length - size + 1)).map((_, at) => words.slice(at, at + size).join(' '));

/** Share of the answer's groups of five words that stand in the source. Source: scoring.md 4.3. */
export function copiedShare(answer: string, source: string): number {
  const given = new Set(groupsOf(wordsOf(source)));
  const groups = groupsOf(wordsOf(answer));
  return groups.length > 0 ? groups.filter((group) => given.has(group)).length / groups.length : 0;
}
