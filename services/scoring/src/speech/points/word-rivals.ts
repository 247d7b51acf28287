import type { FrameScores } from '../acoustic/frame-scores.js';
import { type SenoneTable, statesPerPhone } from '../acoustic/senone-table.js';
import type { Stretch } from '../tracker/best-path.js';
import type { Pronunciation } from '../tracker/reading-network.js';

const never = Number.NEGATIVE_INFINITY;

/** The classes of the states of a pronunciation. */
export const classesOf = (table: SenoneTable, phones: Pronunciation): Int32Array =>
  Int32Array.from(
    phones.flatMap((phone) => Array.from({ length: statesPerPhone }, (_, state) => table.classOf(phone, state))),
  );

/** How well the classes, one after another, explain the whole stretch: nat; -Infinity when there is no room for them. */
export function classScore(classes: Int32Array, { from, to }: Stretch, scores: FrameScores): number {
  const { posterior, classCount } = scores;
  const states = classes.length;
  if (to - from < states) return never;
  const best = new Float64Array(states).fill(never);
  for (let frame = from; frame < to; frame++) {
    const row = frame * classCount;
    // A state that could not be left in time need not be looked at.
    const last = Math.min(states - 1, frame - from);
    for (let state = last; state >= 0; state--) {
      const entry = state > 0 ? (best[state - 1] ?? never) : frame === from ? 0 : never;
      const stay = best[state] ?? never;
      best[state] = (entry > stay ? entry : stay) + (posterior[row + (classes[state] ?? 0)] ?? never);
    }
  }
  return best[states - 1] ?? never;
}

/** How much better a pronunciation explains the stretch than any of the rivals that sound different, in nat. */
export function leadOverRivals(
  phones: Pronunciation,
  stretch: Stretch,
  scores: FrameScores,
  { table, rivals }: { readonly table: SenoneTable; readonly rivals: ReadonlyMap<string, Int32Array> },
): number {
  let best = never;
  for (const [sound, classes] of rivals) {
    if (sound !== phones.join(' ')) best = Math.max(best, classScore(classes, stretch, scores));
  }
  const own = classScore(classesOf(table, phones), stretch, scores);
  return best === never ? 0 : own - best;
}
