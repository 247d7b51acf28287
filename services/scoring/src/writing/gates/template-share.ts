import { readText } from '../text/read-text.js';
import { stockFrames } from './stock-frames.js';

const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Words inside stock frames, each counted once. */
function framedWords(text: string): number {
  const covered = new Uint8Array(text.length);
  for (const frame of stockFrames) {
    for (const { 0: found, index } of text.matchAll(frame)) covered.fill(1, index, index + found.length);
  }
  return countOf(Array.from({ length: text.length }, (_, at) => (covered[at] ? text[at] : ' ')).join(''));
}

const slotSizes = [4, 3, 2] as const;
const fewestSlots = 6;

/** Words of the prompt's phrase that a frame is filled with again and again; a phrase said a few times is no slot. */
function slotWords(answer: readonly string[], prompt: readonly string[]): number {
  for (const size of slotSizes) {
    const phrases = new Set(
      prompt.slice(0, Math.max(0, prompt.length - size + 1)).map((_, at) => prompt.slice(at, at + size).join(' ')),
    );
    const counts = new Map<string, number>();
    for (let at = 0; at + size <= answer.length; at += 1) {
      const phrase = answer.slice(at, at + size).join(' ');
      if (phrases.has(phrase)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    if (most >= fewestSlots) return (most - 2) * size;
  }
  return 0;
}

/** Share of the words that a stock frame brings, with the topic put into its slots. */
export function templateShare(answer: string, prompt: string): number {
  const lower = answer.toLowerCase().replaceAll('’', "'");
  const words = readText(lower).words.map((word) => word.lower);
  const asked = readText(prompt).words.map((word) => word.lower);
  return words.length === 0 ? 0 : Math.min(1, (framedWords(lower) + slotWords(words, asked)) / words.length);
}
