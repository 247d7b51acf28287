import type { RetellingTask } from '@pte/exam/judging';
import { spokenWords } from '../words/spoken-words.js';

/** Shorter words are found too easily in other speech. */
const shortestWord = 6;
const mostWords = 30;

/** Every word of the task's texts as it is spoken. */
export const wordsOfTask = ({ source, samples, points }: RetellingTask): Set<string> =>
  new Set([...samples, source, ...points.map(({ text }) => text)].flatMap(tokens).flatMap(spokenWords));

/** Telling words of the model answers, then of the source, which are no part of a point: a good answer shares some of them. */
export function vocabularyOf({ source, samples, points }: RetellingTask): string[] {
  const ofPoints = points
    .flatMap(({ any }) => any)
    .flatMap(tokens)
    .flatMap(spokenWords);
  const candidates = [...samples, source].flatMap(tokens).flatMap(spokenWords);
  const telling = candidates.filter(
    (word) =>
      word.length >= shortestWord && !ofPoints.some((taken) => word.startsWith(taken.slice(0, shortestWord - 1))),
  );
  return [...new Set(telling)].slice(0, mostWords);
}

const tokens = (text: string): string[] => text.split(/\s+/);
