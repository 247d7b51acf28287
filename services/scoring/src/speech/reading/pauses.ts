import type { ForcedReading } from '../rating/forced-reading.js';
import type { Stretch } from '../tracker/best-path.js';
import type { ReadWord } from './read-words.js';

/** A silence between two words. */
export interface Pause {
  /** The word before it. */
  readonly after: ReadWord;
  readonly seconds: number;
  /** Seconds beyond what the text invites to at this place. */
  readonly excess: number;
}

/** A reader may pause this long at a comma or a full stop. */
const clausePauseSeconds = 0.6;
const secondsPerFrame = 0.01;

/**
 * The gap after each word of the forced reading but the last, mostly of no or little length, without the extra speech in it;
 * `owners` tells which shown word each spoken word of it belongs to.
 */
export function findPauses({ words }: ForcedReading, owners: readonly ReadWord[], extra: readonly Stretch[]): Pause[] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index];
    const after = owners[index];
    if (!before || !after) return [];
    const gap = { from: before.to, to: word.from };
    const spoken = extra.reduce((sum, stretch) => sum + overlap(stretch, gap), 0);
    const seconds = (gap.to - gap.from - spoken) * secondsPerFrame;
    const isInvited = after.shown.endsClause && owners[index + 1] !== after;
    return [{ after, seconds, excess: Math.max(0, seconds - (isInvited ? clausePauseSeconds : 0)) }];
  });
}

const overlap = (a: Stretch, b: Stretch): number => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from));
