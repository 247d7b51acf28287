import type { FrameScores } from '../../src/speech/acoustic/frame-scores.js';
import { SenoneTable } from '../../src/speech/acoustic/senone-table.js';
import type { ReadingNetwork } from '../../src/speech/tracker/reading-network.js';

const phones = ['SIL', 'AA', 'IY', 'K', 'M', 'S', 'T', 'ZH'];
const heard = -0.1;
const unheard = -9;

/** A model without triphones, so that an emission is just a state of a phone. */
export const syntheticTable = new SenoneTable(
  phones,
  phones.length * 3,
  Int16Array.from({ length: phones.length * 3 }, (_, index) => index),
  new Int16Array(4 * phones.length ** 3 * 3).fill(-1),
);

/** `K AA T | S IY` with some frames a phone; `_` is silence, `?` a sound of no word here, `M*3` a long one. */
export function syntheticSound(network: ReadingNetwork, script: string, framesPerPhone = 6): FrameScores {
  const classes = script
    .split(/\s+/)
    .filter((phone) => phone !== '|')
    .flatMap((sound) => {
      const [phone = '', times = '1'] = sound.split('*');
      const frames = framesPerPhone * Number(times);
      return Array.from({ length: frames }, (_, frame) => classOf(phone, frame, frames));
    });
  const { classCount } = syntheticTable;
  const posterior = new Float32Array(classes.length * classCount).fill(unheard);
  classes.forEach((heardClass, frame) => {
    posterior[frame * classCount + heardClass] = heard;
  });
  const best = (from: number, to: number) =>
    Float64Array.from(classes, (_, frame) =>
      Math.max(...posterior.subarray(frame * classCount + from, frame * classCount + to)),
    );
  return {
    frames: classes.length,
    classCount,
    emissionCount: network.emissions.length,
    posterior,
    fit: new Float32Array(classes.length * network.emissions.length),
    emissionClass: Uint8Array.from(network.emissions, (emission) => emission.class),
    bestSpeech: best(3, classCount),
    bestSilence: best(0, 3),
  };
}

const special: Readonly<Record<string, string>> = { _: 'SIL', '?': 'ZH' };

const classOf = (phone: string, frame: number, frames: number): number =>
  syntheticTable.classOf(special[phone] ?? phone, Math.floor((frame * 3) / frames));
