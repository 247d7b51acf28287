import { describe, expect, it } from '@jest/globals';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { buildNetwork } from '../tracker/reading-network.js';
import { mannerFeatures, speechFlow } from './manner-features.js';
import { phoneLoop } from './phone-loop.js';

const nothing = buildNetwork(syntheticTable, []);
const loud = -20;
const quiet = -70;

/** Speech as the script says it, six frames a phone; `_` is as quiet as it is silent. */
function flowOf(script: string) {
  const levels = script.split(' ').flatMap((sound) => {
    const [phone, times = '1'] = sound.split('*');
    return Array.from({ length: 6 * Number(times) }, () => (phone === '_' ? quiet : loud));
  });
  return speechFlow(phoneLoop(syntheticTable, syntheticSound(nothing, script)), Float64Array.from(levels));
}
const fluent = '_*5 K AA T S IY K AA T S IY K AA T S IY K AA T _*5';
const halting = '_*5 K AA T S IY _*12 K AA T _*12 S IY K AA T S IY K AA T _*5';

describe('speech whose words are not known', () => {
  it('is a row of phones', () => {
    const { phones } = phoneLoop(syntheticTable, syntheticSound(nothing, '_*4 K AA T _*4'));
    expect(phones.filter(({ isSpeech }) => isSpeech).map(({ phone }) => phone)).toEqual(['K', 'AA', 'T']);
  });

  it('has pauses where it is quiet between sounds, not before or after', () => {
    expect(flowOf(fluent).pauses).toEqual([]);
    const { pauses } = flowOf(halting);
    expect(pauses).toHaveLength(2);
    for (const { from, to } of pauses) expect((to - from) / 72).toBeCloseTo(1, 0);
  });

  it('shows its pauses in every feature of pausing, and in no other', () => {
    const [smooth, paused] = [mannerFeatures(flowOf(fluent)), mannerFeatures(flowOf(halting))];
    expect(paused?.pausing).toBeGreaterThan(smooth?.pausing ?? 0);
    expect(paused?.longPauses).toBeGreaterThan(0);
    expect(paused?.pauseShare).toBeGreaterThan(0.4);
    expect(paused?.rate).toBeCloseTo(smooth?.rate ?? 0, -1);
    expect(paused?.clearness).toBeCloseTo(smooth?.clearness ?? 0, 1);
  });

  it('tells nothing when there is hardly any', () => {
    expect(mannerFeatures(flowOf('_*5 K AA _*5'))).toBeNull();
    expect(mannerFeatures(flowOf('_*20'))).toBeNull();
  });
});
