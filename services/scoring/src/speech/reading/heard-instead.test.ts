import { describe, expect, it } from '@jest/globals';
import { aPhone } from '../../../test/builders/heard-reading.js';
import { syntheticSound, syntheticTable } from '../../../test/builders/synthetic-sound.js';
import { buildNetwork } from '../tracker/reading-network.js';
import { heardInstead } from './heard-instead.js';

const network = buildNetwork(syntheticTable, [[['S', 'IY']]]);
const heard = (script: string) => {
  const phones = [aPhone({ phone: 'S', from: 0, to: 6 }), aPhone({ phone: 'IY', from: 6, to: 12 })];
  const instead = heardInstead(phones, syntheticSound(network, script), syntheticTable);
  return phones.map((phone) => instead.get(phone));
};

describe('heardInstead', () => {
  it('is nothing for phones said as they should be', () => {
    expect(heard('S IY')).toEqual([undefined, undefined]);
  });

  it('is the consonant or the vowel that was heard in place of one', () => {
    expect(heard('T AA')).toEqual(['T', 'AA']);
  });

  it('does not take a vowel for a consonant: then the phones lie elsewhere', () => {
    expect(heard('AA T')).toEqual([undefined, undefined]);
  });
});
