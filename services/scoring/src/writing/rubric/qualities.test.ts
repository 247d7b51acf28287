import { describe, expect, it } from '@jest/globals';
import { smallLanguage } from '../../../test/builders/small-language.js';
import { type WritingFeatures, writingFeatures } from '../features/writing-features.js';
import { gatherEvidence } from '../text/evidence.js';
import { directions, fromScale, type Measure } from './measures.js';
import { qualitiesOf } from './qualities.js';
import { scales } from './scales.js';

const names = Object.keys(scales) as Measure[];
const featuresAt = (distance: number) =>
  Object.fromEntries(
    names.map((name) => [name, fromScale(name, scales[name][0] + directions[name] * distance * scales[name][1])]),
  ) as unknown as WritingFeatures;

describe('qualitiesOf', () => {
  it('puts a middling text in the middle and a strong one where “excellent” begins', () => {
    expect(qualitiesOf(featuresAt(0)).overall).toBeCloseTo(0.5);
    const { overall, traits } = qualitiesOf(featuresAt(1));
    expect(overall).toBeCloseTo(0.85);
    for (const quality of Object.values(traits)) expect(quality).toBeCloseTo(0.85);
  });

  it('lowers grammar most for grammar slips, and the whole a little', () => {
    const [sound, faulty] = [featuresAt(0), { ...featuresAt(0), checkedSlips: 8 }].map(qualitiesOf);
    const loss = (trait: 'grammar' | 'vocabulary') => (sound?.traits[trait] ?? 0) - (faulty?.traits[trait] ?? 0);
    expect(loss('grammar')).toBeGreaterThan(2 * loss('vocabulary'));
    expect(loss('vocabulary')).toBeGreaterThan(0);
  });

  it('does without checkers', () => {
    expect(qualitiesOf({ ...featuresAt(1), checkedSlips: null, parsedShare: null }).overall).toBeCloseTo(0.85);
  });

  it('is better off with what is better, in each respect', () => {
    for (const name of names) {
      const better = qualitiesOf({
        ...featuresAt(0),
        [name]: fromScale(name, scales[name][0] + directions[name] * scales[name][1]),
      });
      for (const quality of [better.overall, ...Object.values(better.traits)])
        expect(quality).toBeGreaterThanOrEqual(0.5);
      expect(Math.max(...Object.values(better.traits))).toBeGreaterThan(0.5);
    }
  });
});

describe('writingFeatures', () => {
  const of = (raw: string) => writingFeatures(gatherEvidence(raw, '', smallLanguage));

  it('has a number for every measure of any text', () => {
    for (const raw of ['', '?', 'One word', 'a '.repeat(400)]) {
      const { checkedSlips, parsedShare, ...numbers } = of(raw);
      expect([checkedSlips, parsedShare]).toEqual([null, null]);
      expect(Object.entries(numbers).filter(([, value]) => !Number.isFinite(value))).toEqual([]);
    }
  });

  it('counts paragraphs, kinds of links and clauses', () => {
    const text =
      'I believe it is good because people save time.\n\nHowever, it is a problem. For example, buses need money.\n\nIn conclusion, it is good.';
    expect(of(text)).toMatchObject({
      paragraphs: 3,
      connectiveKinds: 3,
      connectiveRoles: 3,
      endedShare: 1,
    });
    expect(of(text).tiedSentences).toBeCloseTo(0.25);
  });
});
