import { describe, expect, it } from '@jest/globals';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { alignPhones } from './align-phones.js';
import { buildNetwork } from './reading-network.js';
import { soundTrack } from './sound-track.js';

const costs = { alpha: 1, beta: 6, garbage_enter: 6, skip: 18, state_advance: 1, triphone_floor: -8 };
const network = buildNetwork(syntheticTable, [[['K', 'AA', 'T']]]);
const [pronunciation] = network.words[0]?.pronunciations ?? [];
const align = (script: string, stretch: { from: number; to: number }) =>
  alignPhones(pronunciation!, stretch, soundTrack(syntheticSound(network, script), costs), costs.state_advance);

describe('alignPhones', () => {
  it('places each phone where it sounds', () => {
    expect(align('_ K AA AA T _', { from: 6, to: 30 }).map(({ phone, from, to }) => [phone, from, to])).toEqual([
      ['K', 6, 12],
      ['AA', 12, 24],
      ['T', 24, 30],
    ]);
  });

  it('scores a phone that sounds otherwise lower', () => {
    const [k, aa, t] = align('K IY T', { from: 0, to: 18 });
    expect(k?.score).toBeCloseTo(0, 5);
    expect(aa?.score).toBeLessThan(-5);
    expect(aa?.classScore).toBeLessThan(t?.classScore ?? 0);
  });

  it('gives nothing when there are fewer frames than states', () => {
    expect(align('K AA T', { from: 0, to: 8 })).toEqual([]);
  });
});
