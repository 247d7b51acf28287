import type { FrameScores } from '../acoustic/frame-scores.js';
import { type SenoneTable, statesPerPhone } from '../acoustic/senone-table.js';
import type { Stretch } from '../tracker/best-path.js';

/** A phone, a silence or a noise that was heard without knowing the words. */
export interface HeardPhone extends Stretch {
  /** Of the model's set; `SIL` and names such as `+NSN+` are no speech. */
  readonly phone: string;
  readonly isSpeech: boolean;
  /** Mean log posterior of its states, nat a frame. */
  readonly score: number;
}

/** The recording as the most likely row of phones. */
export interface PhoneLoop {
  readonly phones: readonly HeardPhone[];
  /** Score of the row up to each t, nat; one more than frames. */
  readonly upTo: Float64Array;
}

/** For each further phone, in nat: keeps the row from changing with every sound. */
const phoneCost = 4;
const never = Number.NEGATIVE_INFINITY;

/** Any phone may follow any other; three states each, a frame or more a state. */
export function phoneLoop(table: SenoneTable, { frames, posterior, classCount }: FrameScores): PhoneLoop {
  const score = new Float64Array(classCount).fill(never);
  const start = new Int32Array(classCount);
  const ended = new Float64Array(frames + 1).fill(never);
  const endedPhone = new Uint8Array(frames + 1);
  const endedStart = new Int32Array(frames + 1);
  ended[0] = 0;
  for (let frame = 0; frame < frames; frame++) {
    const row = frame * classCount;
    const entry = (ended[frame] ?? never) - phoneCost;
    for (let index = classCount - 1; index >= 0; index--) {
      const isFirst = index % statesPerPhone === 0;
      const from = isFirst ? entry : (score[index - 1] ?? never);
      if (from > (score[index] ?? never)) {
        score[index] = from;
        start[index] = isFirst ? frame : (start[index - 1] ?? 0);
      }
      score[index] = (score[index] ?? never) + (posterior[row + index] ?? never);
      const isLast = index % statesPerPhone === statesPerPhone - 1;
      if (!isLast || (score[index] ?? never) <= (ended[frame + 1] ?? never)) continue;
      ended[frame + 1] = score[index] ?? never;
      endedPhone[frame + 1] = Math.floor(index / statesPerPhone);
      endedStart[frame + 1] = start[index] ?? 0;
    }
  }

  const phones: HeardPhone[] = [];
  for (let to = frames; to > 0 && (ended[to] ?? never) > never; ) {
    const from = endedStart[to] ?? 0;
    const phone = endedPhone[to] ?? 0;
    const gained = (ended[to] ?? 0) - (ended[from] ?? 0) + phoneCost;
    phones.unshift({
      phone: table.phones[phone] ?? '',
      isSpeech: table.isSpeech(phone),
      from,
      to,
      score: gained / (to - from),
    });
    to = from;
  }
  return { phones, upTo: ended };
}
