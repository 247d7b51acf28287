import type { KeyPoint, RetellingTask } from '@pte/exam/judging';
import { type Phrase, phraseOf } from '../points/phrase.js';
import type { Pronouncer } from '../words/pronounce.js';
import { actPhrases, links, offRegister, stockFrames } from './stock-phrases.js';
import { vocabularyOf, wordsOfTask } from './vocabulary.js';

/** What to listen for in an answer, by what it would show. */
export interface RetellingPhrases {
  readonly points: readonly (Listed & { readonly point: KeyPoint })[];
  readonly vocabulary: readonly Phrase[];
  readonly links: readonly Phrase[];
  readonly stockFrames: readonly Phrase[];
  readonly acts: readonly (Listed & { readonly act: string })[];
  readonly offRegister: readonly Phrase[];
  readonly people: readonly (Listed & { readonly name: string })[];
  /** The situation piece by piece, as it would be read back. */
  readonly prompt: readonly Phrase[];
}

interface Listed {
  readonly phrases: readonly Phrase[];
}

const wordsPerPiece = 4;

export async function retellingPhrases(task: RetellingTask, pronouncer: Pronouncer): Promise<RetellingPhrases> {
  const likely = wordsOfTask(task);
  const phrasesOf = async (texts: readonly string[]): Promise<Phrase[]> =>
    (await Promise.all(texts.map((text) => phraseOf(text, pronouncer, likely)))).filter((phrase) => phrase !== null);
  const isSituation = task.content === 'situation';
  const acts = isSituation ? task.acts : [];
  return {
    points: await Promise.all(
      task.points.map(async (point) => ({ point, phrases: await phrasesOf([...new Set(point.any)]) })),
    ),
    vocabulary: await phrasesOf(vocabularyOf(task)),
    links: await phrasesOf(isSituation ? [] : links),
    stockFrames: await phrasesOf(isSituation ? [] : stockFrames),
    acts: await Promise.all(acts.map(async (act) => ({ act, phrases: await phrasesOf(actPhrases[act] ?? []) }))),
    offRegister: await phrasesOf(isSituation && task.register ? offRegister[task.register] : []),
    people: await Promise.all(task.people.map(async (name) => ({ name, phrases: await phrasesOf([name]) }))),
    prompt: await phrasesOf(isSituation ? pieces(task.source) : []),
  };
}

export const allPhrases = (phrases: RetellingPhrases): Phrase[] => [
  ...phrases.points.flatMap((listed) => listed.phrases),
  ...phrases.vocabulary,
  ...phrases.links,
  ...phrases.stockFrames,
  ...phrases.acts.flatMap((listed) => listed.phrases),
  ...phrases.offRegister,
  ...phrases.people.flatMap((listed) => listed.phrases),
  ...phrases.prompt,
];

function pieces(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const starts = Array.from({ length: Math.floor(words.length / wordsPerPiece) }, (_, index) => index * wordsPerPiece);
  return starts.map((start) => words.slice(start, start + wordsPerPiece).join(' '));
}
