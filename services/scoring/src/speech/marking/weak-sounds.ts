import type { WeakSound } from '@pte/exam/scoring-result';
import type { PhoneNorms } from '../rating/phone-norms.js';
import type { HeardReading } from '../reading/hear-reading.js';
import type { ReadWord } from '../reading/read-words.js';
import { mean } from '../statistics.js';
import type { AlignedPhone } from '../tracker/align-phones.js';
import { phoneQuality } from './word-quality.js';

/** One weak instance of a sound says little. */
const leastInstances = 2;
const weakBelow = 0.6;
const mostSounds = 5;
const mostWords = 4;

interface Instance {
  readonly phone: AlignedPhone;
  readonly quality: number;
  readonly word: ReadWord;
}

/** The sounds that were weak over all their instances, the weakest first. */
export function weakSounds(
  { words, instead }: Pick<HeardReading, 'words' | 'instead'>,
  norms: PhoneNorms,
): WeakSound[] {
  const instances = words.flatMap((word) =>
    word.phones.map((phone): Instance => ({ phone, quality: phoneQuality(phone, norms), word })),
  );
  return Object.entries(Object.groupBy(instances, ({ phone }) => phone.phone))
    .map(([phone, found = []]) => ({ phone, found, quality: mean(found.map(({ quality }) => quality)) }))
    .filter(({ found, quality }) => found.length >= leastInstances && quality < weakBelow)
    .sort((a, b) => a.quality - b.quality)
    .slice(0, mostSounds)
    .map(({ phone, found, quality }) => ({
      phone,
      ...usualRival(found, instead),
      s: Number(quality.toFixed(2)),
      words: wordsOf(found),
    }));
}

/** The same other phone in two instances or more is a habit; a single one may be a slip of the engine. */
function usualRival(found: readonly Instance[], instead: HeardReading['instead']): { heard?: string } {
  const rivals = found.flatMap(({ phone }) => instead.get(phone) ?? []);
  const counts = Object.entries(Object.groupBy(rivals, (rival) => rival)).map(([heard, all = []]) => ({
    heard,
    count: all.length,
  }));
  const usual = counts.sort((a, b) => b.count - a.count)[0];
  return usual && usual.count >= leastInstances ? { heard: usual.heard } : {};
}

function wordsOf(found: readonly Instance[]): WeakSound['words'] {
  const weakestFirst = found.toSorted((a, b) => a.quality - b.quality).map(({ word }) => word.shown);
  const once = weakestFirst.filter(
    ({ text }, index) => weakestFirst.findIndex((other) => other.text === text) === index,
  );
  return once.slice(0, mostWords).map(({ text, index }) => ({ w: text, i: index }));
}
