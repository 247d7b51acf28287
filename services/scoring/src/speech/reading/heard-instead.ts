import type { FrameScores } from '../acoustic/frame-scores.js';
import { type SenoneTable, statesPerPhone } from '../acoustic/senone-table.js';
import { vowels } from '../rating/vowels.js';
import type { AlignedPhone } from '../tracker/align-phones.js';

/** Nat a frame by which another phone must fit better: so it is for 5 % of the phones of good readers and 14 % of weak ones. */
const clearMargin = 3;
const worst = -20;

/** The phones in whose place another vowel, or another consonant, was clearly heard, with that one. */
export function heardInstead(
  phones: readonly AlignedPhone[],
  scores: FrameScores,
  table: SenoneTable,
): ReadonlyMap<AlignedPhone, string> {
  const rivals = phones.map((phone) => [phone, clearRival(phone, scores, table)] as const);
  return new Map(rivals.flatMap(([phone, rival]) => (rival === null ? [] : [[phone, rival]])));
}

function clearRival(aligned: AlignedPhone, scores: FrameScores, table: SenoneTable): string | null {
  const isVowel = vowels.has(aligned.phone);
  const alike = table.phones.filter((phone, index) => table.isSpeech(index) && vowels.has(phone) === isVowel);
  const fits = alike.map((phone) => ({ phone, fit: fitOf(phone, aligned, scores, table) }));
  const own = fits.find(({ phone }) => phone === aligned.phone)?.fit ?? 0;
  const best = fits.toSorted((a, b) => b.fit - a.fit)[0];
  return best && best.fit - own >= clearMargin ? best.phone : null;
}

/** Mean log posterior of a phone, whichever of its states it is. */
function fitOf(phone: string, { from, to }: AlignedPhone, scores: FrameScores, table: SenoneTable): number {
  const first = table.classOf(phone, 0);
  let sum = 0;
  for (let frame = from; frame < to; frame++) {
    let mass = 0;
    for (let state = 0; state < statesPerPhone; state++) {
      mass += Math.exp(scores.posterior[frame * scores.classCount + first + state] ?? worst);
    }
    sum += Math.max(worst, Math.log(mass));
  }
  return sum / (to - from);
}
