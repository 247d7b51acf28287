import { describe, expect, it } from '@jest/globals';
import { smallLanguage } from '../../../test/builders/small-language.js';
import { gatherEvidence } from '../text/evidence.js';
import { brokenOrderShare, functionWordShare } from './word-order.js';

const text = `The city pays for the buses, and the people of the town can walk to a school. A friend of my uncle may take the car
  from his house, but the teacher would help the students with their questions at the school.`;
const evidenceOf = (raw: string) => gatherEvidence(raw, '', smallLanguage);

describe('word order', () => {
  it('is sound in sentences', () => {
    expect(brokenOrderShare(evidenceOf(text))).toBe(0);
    expect(functionWordShare(evidenceOf(text))).toBeGreaterThan(0.4);
  });

  it('is broken in the same words backwards', () => {
    expect(brokenOrderShare(evidenceOf(text.split(/\s+/).reverse().join(' ')))).toBeGreaterThan(0.3);
  });

  it('is not judged by a few words', () => {
    expect(brokenOrderShare(evidenceOf('of the the a.'))).toBe(0);
  });

  it('sees a list of words', () => {
    expect(functionWordShare(evidenceOf('student problem idea government city'))).toBe(0);
    expect(functionWordShare(evidenceOf(''))).toBe(0);
  });
});
