import type { RetellingTask } from '@pte/exam/judging';
import { loudness, readSound } from '../audio/sound.js';
import { type SpeechFlow, speechFlow } from '../manner/manner-features.js';
import { phoneLoop } from '../manner/phone-loop.js';
import { type FoundPoints, findPoints } from '../points/find-points.js';
import { type HeardPhrase, hearPhrases, type PhrasesToHear } from '../points/hear-phrases.js';
import type { Phrase } from '../points/phrase.js';
import type { SpeechResources } from '../speech-resources.js';
import { clamp } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import { allPhrases, type RetellingPhrases, retellingPhrases } from './retelling-phrases.js';

/** Everything that the engine heard of free speech about a task. Shares and probabilities are 0-1. */
export interface HeardRetelling {
  readonly flow: SpeechFlow;
  /** The phones of what was surely said. */
  readonly phones: readonly AlignedPhone[];
  readonly found: FoundPoints;
  /** That the parts are linked or brought to an end. */
  readonly isLinked: number;
  /** Of the time that was spoken, filled by frames that fit every question. */
  readonly stockShare: number;
  /** Of the situation that was read back. */
  readonly promptShare: number;
  readonly acts: readonly { readonly act: string; readonly done: number }[];
  readonly offRegister: number;
  readonly people: readonly { readonly name: string; readonly named: number }[];
}

/** A frame surely said; else chance finds would fill the time. */
const surelySaid = 8;
/** Said for each not said among links, names and acts, before they are listened for: the more points, the likelier. */
const leastOdds = 0.3;
const mostOdds = 2;
/** Between one piece of a prompt and the next when it is read out. */
const mostGapFrames = 120;
const overlapFrames = 10;

/** Throws SpeechFailure. */
export async function hearRetelling(
  resources: SpeechResources,
  task: RetellingTask,
  hearing: Omit<PhrasesToHear, 'phrases'>,
): Promise<HeardRetelling> {
  const phrases = await retellingPhrases(task, resources.pronouncer);
  const { phrases: spots, scores } = await hearPhrases(resources, { ...hearing, phrases: allPhrases(phrases) });
  const flow = speechFlow(phoneLoop(resources.table, scores), loudness(await readSound(hearing.sound)));
  return { flow, ...retellingEvidence(phrases, spots, flow) };
}

/** What the phrases show together. */
export function retellingEvidence(
  phrases: RetellingPhrases,
  spots: readonly HeardPhrase[],
  flow: SpeechFlow,
): Omit<HeardRetelling, 'flow'> {
  const byPhrase = new Map(spots.map((spot) => [spot.phrase, spot]));
  const heard = (list: readonly Phrase[]): HeardPhrase[] => list.flatMap((phrase) => byPhrase.get(phrase) ?? []);
  const ratios = (list: readonly Phrase[]): number[] => heard(list).map(({ ratio }) => ratio);
  const found = findPoints(
    phrases.points.map(({ point, phrases: list }) => ({ id: point.id, weight: point.w, phrases: heard(list) })),
    ratios(phrases.vocabulary),
  );
  const expected = clamp(found.coverage / (1 - found.coverage), leastOdds, mostOdds);
  const said = (list: readonly Phrase[]): number => anySaid(ratios(list), expected);
  return {
    phones: withoutOverlap(spots.filter(({ ratio }) => ratio >= surelySaid)).flatMap(({ phones }) => phones),
    found,
    isLinked: said(phrases.links),
    stockShare: shareOfSpeech(
      heard(phrases.stockFrames).filter(({ ratio }) => ratio >= surelySaid),
      flow,
    ),
    promptShare: shareInARow(phrases.prompt.map((phrase) => byPhrase.get(phrase))),
    acts: phrases.acts.map(({ act, phrases: list }) => ({ act, done: said(list) })),
    offRegister: said(phrases.offRegister),
    people: phrases.people.map(({ name, phrases: list }) => ({ name, named: said(list) })),
  };
}

/** Probability that any of the phrases was said, as if each were as likely as the others. */
function anySaid(ratios: readonly number[], expected: number): number {
  if (!ratios.length) return 0;
  const odds = (expected * ratios.reduce((sum, ratio) => sum + ratio, 0)) / ratios.length;
  return odds / (1 + odds);
}

function shareOfSpeech(spots: readonly HeardPhrase[], { phones }: SpeechFlow): number {
  const isIn = (frame: number): boolean => spots.some(({ place }) => frame >= place.from && frame < place.to);
  const spoken = phones.reduce((sum, { from, to }) => sum + to - from, 0);
  const filled = phones.filter(({ from }) => isIn(from)).reduce((sum, { from, to }) => sum + to - from, 0);
  return spoken ? filled / spoken : 0;
}

/** How often a piece of the prompt is followed by the next one at once: chance finds lie anywhere. */
function shareInARow(pieces: readonly (HeardPhrase | undefined)[]): number {
  const pairs = pieces.slice(1).map((piece, index) => [pieces[index], piece] as const);
  const joined = pairs.filter(([piece, next]) => {
    const gap = piece && next ? next.place.from - piece.place.to : Number.NaN;
    return gap >= -overlapFrames && gap <= mostGapFrames;
  });
  return pairs.length ? joined.length / pairs.length : 0;
}

/** Of phrases in the same place, such as `hive` and `beehive`, the one that is surer. */
function withoutOverlap(spots: readonly HeardPhrase[]): HeardPhrase[] {
  const kept: HeardPhrase[] = [];
  for (const spot of spots.toSorted((a, b) => b.ratio - a.ratio)) {
    const isFree = kept.every(({ place }) => place.to <= spot.place.from || spot.place.to <= place.from);
    if (isFree) kept.push(spot);
  }
  return kept;
}
