import { describe, expect, it } from '@jest/globals';
import { FrameScorer } from './score-frames.js';
import { SenoneTable } from './senone-table.js';

const none = new Int16Array(4 * 2 ** 3 * 3).fill(-1);
const table = new SenoneTable(['SIL', 'AA'], 6, Int16Array.from([0, 1, 2, 3, 4, 5]), none);
const natPerUnit = 0.1024;

describe('FrameScorer', () => {
  it('makes posteriors that add up to one', () => {
    const scorer = new FrameScorer(table, [], -8, 1);
    scorer.add(Int16Array.from([30, 10, 20, 0, 40, 25]));
    const { posterior } = scorer.result();
    expect(posterior.reduce((sum, value) => sum + Math.exp(value), 0)).toBeCloseTo(1, 6);
  });

  it('finds the best of speech and of silence', () => {
    const scorer = new FrameScorer(table, [], -8, 1);
    scorer.add(Int16Array.from([30, 10, 20, 0, 40, 25]));
    const { bestSpeech, bestSilence } = scorer.result();
    expect((bestSpeech[0] ?? 0) - (bestSilence[0] ?? 0)).toBeCloseTo(10 * natPerUnit, 6);
  });

  it('measures an emission against the best senone of its class, down to the floor', () => {
    const shared = new SenoneTable(['SIL', 'AA'], 8, Int16Array.from([0, 1, 2, 3, 4, 5]), triphone([6, 4, 7]));
    const emissions = [
      { class: 3, senones: [6] },
      { class: 5, senones: [5, 7] },
      { class: 4, senones: [4] },
    ];
    const scorer = new FrameScorer(shared, emissions, -8, 2);
    scorer.add(Int16Array.from([0, 0, 0, 10, 0, 50, 30, 40]));
    scorer.add(Int16Array.from([0, 0, 0, 10, 0, 50, 3000, 90]));
    expect(scorer.result().fit[0]).toBeCloseTo(-20 * natPerUnit, 5);
    expect([...scorer.result().fit.subarray(1, 3)]).toEqual([0, 0]);
    expect(scorer.result().fit[3]).toBe(-8);
  });

  it('gives a class that is out of reach a finite posterior', () => {
    const scorer = new FrameScorer(table, [], -8, 1);
    scorer.add(Int16Array.from([0, 0, 0, 32000, 32000, 32000]));
    expect(scorer.result().bestSpeech[0]).toBeGreaterThan(Number.NEGATIVE_INFINITY);
  });
});

/** One triphone: AA between AA and AA, inside a word. */
function triphone(senones: readonly number[]): Int16Array {
  const triphones = Int16Array.from(none);
  triphones.set(senones, SenoneTable.offset(2, SenoneTable.positionIndex('i'), 1, 1, 1));
  return triphones;
}
