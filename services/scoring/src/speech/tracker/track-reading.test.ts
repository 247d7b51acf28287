import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { backwardPass } from './backward-pass.js';
import { forwardPass } from './forward-pass.js';
import { buildNetwork } from './reading-network.js';
import { soundTrack } from './sound-track.js';
import { type ReadingModel, trackReading } from './track-reading.js';

const model = JSON.parse(readFileSync(new URL('../model/reading-model.json', import.meta.url), 'utf8')) as ReadingModel;
const pronunciations = {
  cat: [['K', 'AA', 'T']],
  see: [['S', 'IY']],
  me: [['M', 'IY']],
  team: [['T', 'IY', 'M']],
  ma: [['M', 'AA']],
};
type Word = keyof typeof pronunciations;

const given = (text: string, script: string) => {
  const network = buildNetwork(
    syntheticTable,
    text.split(' ').map((word) => pronunciations[word as Word]),
  );
  const scores = syntheticSound(network, script);
  return { network, scores, reading: trackReading(network, scores, model) };
};
const onPath = ({ reading }: ReturnType<typeof given>): boolean[] =>
  reading.words.map(({ evidence }) => evidence.isOnPath);

describe('trackReading', () => {
  it('finds every word of an exact reading in its place', () => {
    const { reading } = given('cat see me', '_ _ | K AA T | _ | S IY | M IY | _');
    expect(reading.path.words.map(({ from, to }) => [from, to])).toEqual([
      [12, 30],
      [36, 48],
      [48, 60],
    ]);
    expect(reading.words.every(({ isSaid }) => isSaid)).toBe(true);
  });

  it('leaves out a word that was not said', () => {
    expect(onPath(given('cat see me team', '_ | K AA T | M IY | T IY M | _'))).toEqual([true, false, true, true]);
  });

  it('does not take another word for the shown one', () => {
    const heard = given('cat see team', '_ | K AA T | ? ? ? ? | T IY M | _');
    expect(onPath(heard)).toEqual([true, false, true]);
    expect(heard.reading.path.otherSpeech).toEqual([{ before: expect.any(Number), from: 24, to: 48 }]);
  });

  it('stops at the last word of an unfinished reading', () => {
    expect(onPath(given('cat see me', '_ | K AA T | _ _'))).toEqual([true, false, false]);
  });

  it('takes words that were put in for other speech', () => {
    const { reading } = given('cat see', '_ | K AA T | ? ? ? ? ? | S IY | _');
    expect(reading.path.otherSpeech).toHaveLength(1);
    expect(reading.words.map(({ evidence }) => evidence.isOnPath)).toEqual([true, true]);
  });

  it('has more evidence for a said word than for a missing one', () => {
    const { reading } = given('cat see me', '_ | K AA T | M IY | _');
    const [said, missing] = reading.words.map(({ evidence }) => evidence.delta);
    expect(said).toBeGreaterThan(0);
    expect(missing).toBeLessThan(0);
  });

  it('makes every word unlikely when the recording is of another text', () => {
    const right = given('cat see me', '_ | K AA T | S IY | M IY | _').reading;
    const other = given('cat see me', '_ ? ? ? ? ? ? ? ? ? ? ? _').reading;
    expect(other.isThisText).toBeLessThan(right.isThisText);
    expect(other.words.some(({ isSaid }) => isSaid)).toBe(false);
    expect(other.content).toBeLessThan(0.1);
  });

  it('holds in a recording too short for its words', () => {
    const network = buildNetwork(syntheticTable, [pronunciations.team]);
    const { words } = trackReading(network, syntheticSound(network, 'T', 2), model);
    expect(words[0]?.evidence.place).toBeNull();
    expect(words[0]?.isSaid).toBe(false);
  });
});

describe('forward and backward pass', () => {
  it('agree on the score of the best reading', () => {
    const { network, scores } = given('cat see me', '_ | K AA T | ? ? | M IY | _');
    const track = soundTrack(scores, model.tracker);
    const { best, nodes } = forwardPass(network, track, model.tracker);
    const backward = backwardPass(network, track, model.tracker);
    expect(backward[0]).toBeCloseTo(best[track.frames * nodes + nodes - 1] ?? 0, 9);
  });

  it('agree at every time on the best whole reading through any node', () => {
    const { network, scores } = given('cat see me', '_ | K AA T | S IY | M IY | _');
    const track = soundTrack(scores, model.tracker);
    const { best, nodes } = forwardPass(network, track, model.tracker);
    const backward = backwardPass(network, track, model.tracker);
    const whole = backward[0] ?? 0;
    for (let cell = 0; cell < best.length; cell++) {
      expect((best[cell] ?? 0) + (backward[cell] ?? 0)).toBeLessThanOrEqual(whole + 1e-6);
    }
    expect(nodes).toBe(4);
  });
});
