import { describe, expect, it } from '@jest/globals';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { buildNetwork } from '../tracker/reading-network.js';
import { classesOf, classScore, leadOverRivals } from './word-rivals.js';

const network = buildNetwork(syntheticTable, [[['K', 'AA', 'T']]]);
const scores = syntheticSound(network, 'K AA T');
const whole = { from: 0, to: scores.frames };
const rivalsOf = (...sounds: string[]) => ({
  table: syntheticTable,
  rivals: new Map(sounds.map((sound) => [sound, classesOf(syntheticTable, sound.split(' '))])),
});

describe('rivals of a word', () => {
  it('leave a lead to the word that was said, and none to another', () => {
    expect(leadOverRivals(['K', 'AA', 'T'], whole, scores, rivalsOf('S IY', 'K AA S'))).toBeGreaterThan(20);
    expect(leadOverRivals(['K', 'AA', 'S'], whole, scores, rivalsOf('K AA T', 'S IY'))).toBeLessThan(-20);
  });

  it('are not words that sound the same', () => {
    expect(leadOverRivals(['K', 'AA', 'T'], whole, scores, rivalsOf('K AA T'))).toBe(0);
  });

  it('have no place in a stretch that is too short for them', () => {
    expect(classScore(classesOf(syntheticTable, ['K', 'AA', 'T']), { from: 0, to: 8 }, scores)).toBe(-Infinity);
  });
});
