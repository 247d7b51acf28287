import { describe, expect, it } from '@jest/globals';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { buildNetwork } from '../tracker/reading-network.js';
import { soundTrack } from '../tracker/sound-track.js';
import { spottingCosts } from './hear-phrases.js';
import { spotPhrase } from './spot-phrase.js';

const cot = [['K', 'AA', 'T']];
const see = [['S', 'IY']];
const network = buildNetwork(syntheticTable, [cot, see]);
const track = (script: string) => soundTrack(syntheticSound(network, script), spottingCosts);
const spot = (script: string) => spotPhrase(network.words, track(script));

describe('spotPhrase', () => {
  it('finds the phrase where it is, word by word', () => {
    const found = spot('_ ? ? K AA T S IY ? _');
    expect(found).toMatchObject({
      from: 18,
      to: 48,
      words: [
        { from: 18, to: 36 },
        { from: 36, to: 48 },
      ],
    });
    expect(found?.gain).toBeGreaterThan(50);
  });

  it('allows for silence between its words, but for no other speech', () => {
    expect(spot('? K AA T _*3 S IY ?')?.gain).toBeGreaterThan(50);
    const parted = spot('? K AA T ?*8 S IY ?')?.gain ?? 0;
    expect(parted).toBeLessThan(spot('? K AA T S IY ?')?.gain ?? 0);
  });

  it('gains less from words in another order than from the phrase', () => {
    expect(spot('? S IY K AA T ?')?.gain).toBeLessThan((spot('? K AA T S IY ?')?.gain ?? 0) / 2);
  });

  it('takes the way to say a word that fits', () => {
    const ways = buildNetwork(syntheticTable, [[['S', 'AA'], ...see]]);
    const sound = soundTrack(syntheticSound(ways, '? S IY ?'), spottingCosts);
    expect(spotPhrase(ways.words, sound)?.words[0]?.pronunciation).toBe(1);
  });

  it('gives null when the recording is too short', () => {
    const short = soundTrack(syntheticSound(network, 'K', 3), spottingCosts);
    expect(spotPhrase(network.words, short)).toBeNull();
  });
});
