import { sentencesOf } from '@pte/exam/writing/sentences';
import type { ReadText, Sentence, Token } from './token.js';

const pieces = /\p{L}\p{M}*(?:[\p{L}\p{M}]|['’\-‐](?=\p{L}))*|\d+(?:[.,:]\d+)*(?:st|nd|rd|th|s|%)?|[^\s\p{L}\p{N}]/gu;

const kindOf = (text: string): Token['kind'] => {
  if (/^\p{L}/u.test(text)) return 'word';
  return /^\d/.test(text) ? 'number' : 'mark';
};

function tokensOf(raw: string, from: number, to: number): Token[] {
  return [...raw.slice(from, to).matchAll(pieces)].map(({ 0: text, index }) => ({
    kind: kindOf(text),
    text,
    lower: text.toLowerCase().replaceAll('’', "'").replaceAll('‐', '-'),
    start: from + index,
    end: from + index + text.length,
  }));
}

function sentencesOfLine(raw: string, line: string, lineStart: number): Sentence[] {
  let searchedTo = lineStart;
  return sentencesOf(line).sentences.map((sentence) => {
    const start = raw.indexOf(sentence, searchedTo);
    searchedTo = start + sentence.length;
    return { start, end: searchedTo, tokens: tokensOf(raw, start, searchedTo) };
  });
}

/** Lines that a small letter continues belong together, as in pasted text. */
const paragraph = /[^\n]+(?:\n(?=[ \t]*\p{Ll})[^\n]+)*/gu;

/** Cuts a text into sentences and tokens; a line break before a capital ends a sentence. */
export function readText(raw: string): ReadText {
  const lines = [...raw.matchAll(paragraph)].filter(({ 0: line }) => line.trim() !== '');
  const sentences = lines.flatMap(({ 0: line, index }) => sentencesOfLine(raw, line, index));
  const words = sentences.flatMap(({ tokens }) => tokens.filter(({ kind }) => kind !== 'mark'));
  return { raw, sentences, words, paragraphs: lines.length };
}
