import type { TopicMatch } from '../content/topic.js';
import { repeatedShare } from '../features/vocabulary-features.js';
import type { TextEvidence } from '../text/evidence.js';
import { templateShare } from './template-share.js';
import { brokenOrderShare, functionWordShare } from './word-order.js';

export type GateCode =
  | 'letters'
  | 'list-of-words'
  | 'word-order'
  | 'repeated'
  | 'copied'
  | 'template'
  | 'capitals'
  | 'no-sentences'
  | 'one-sentence'
  | 'off-topic';

/** Why a text cannot get more than `cap` of the points for its language, however few errors it has. */
export interface Gate {
  readonly code: GateCode;
  readonly cap: number;
  /** In hundredths, what the verdict rests on. */
  readonly percent: number;
}

/** Below this many words there is too little to tell a habit from a sentence. */
const fewestWords = 25;

const rises = (value: number, from: number, to: number, cap: number) =>
  value <= from ? 1 : cap + (1 - cap) * Math.max(0, (to - value) / (to - from));

/** What of an answer besides its language verdicts rest on. */
export interface Setting {
  readonly prompt: string;
  /** A summary may take words from its source. */
  readonly isSummary: boolean;
  readonly topic: TopicMatch;
  readonly copied: number;
}

/** The verdicts that hold for a text; none for an honest one. */
export function gatesOf(evidence: TextEvidence, { prompt, isSummary, topic, copied }: Setting): Gate[] {
  const { text, unknownShare } = evidence;
  const words = text.words.map(({ lower }) => lower);
  const letters = text.raw.match(/\p{L}/gu)?.length ?? 0;
  const capitals = (text.raw.match(/\p{Lu}/gu)?.length ?? 0) / Math.max(1, letters);
  const marks = (text.raw.match(/[.,;:!?]/g)?.length ?? 0) / Math.max(1, words.length);
  const wordsOfSentence = words.length / Math.max(1, text.sentences.length);
  const repeated = repeatedShare(words, 5);
  const template = templateShare(text.raw, prompt);
  const glue = functionWordShare(evidence);
  const disorder = brokenOrderShare(evidence);
  const gate = (code: GateCode, share: number, cap: number): Gate[] =>
    cap < 1 ? [{ code, cap, percent: Math.round(100 * share) }] : [];
  // Limits: README.md, "How the scales were set".
  const ofAnyLength = [
    ...gate('letters', unknownShare, rises(unknownShare, 0.3, 0.5, 0)),
    ...gate('copied', copied, isSummary ? (copied > 0.6 ? 0.5 : 1) : rises(copied, 0.3, 0.6, 0.05)),
  ];
  if (words.length < fewestWords) return ofAnyLength;
  return [
    ...ofAnyLength,
    ...gate('list-of-words', 1 - glue, rises(1 - glue, 0.7, 0.85, 0.1)),
    ...gate('word-order', disorder, rises(disorder, 0.15, 0.25, 0.1)),
    ...gate('repeated', repeated, rises(repeated, 0.25, 0.6, 0.1)),
    ...gate('template', template, rises(template, 0.3, 0.5, 0.33)),
    ...gate('capitals', capitals, capitals > 0.6 ? 0.25 : 1),
    ...gate('no-sentences', marks, marks < 0.01 && words.length > 60 ? 0.3 : 1),
    ...gate('one-sentence', wordsOfSentence / 100, wordsOfSentence > 90 && words.length > 120 ? 0.45 : 1),
    ...gate('off-topic', topic.coverage, topic.isOffTopic ? 0.1 : 1),
  ];
}

/** What the verdicts leave at most. */
export const capOf = (gates: readonly Gate[]): number => Math.min(1, ...gates.map(({ cap }) => cap));
