import { describe, expect, it } from '@jest/globals';
import { copiedShare } from '../content/copying.js';
import { templateShare } from './template-share.js';

const prompt = 'Should cities make all public transport free? Give reasons and examples.';

describe('templateShare', () => {
  it('is high for frames that fit any topic, with the topic in the slots', () => {
    const text = `In this day and age, public transport is one of the most controversial topics in our society. Every coin has two
      sides. It is undeniable that public transport plays a vital role. Some people argue that public transport may lead to serious
      problems. The government and individuals should take appropriate measures for public transport. In conclusion, I firmly believe
      that the merits of public transport outweigh the demerits of public transport.`;
    expect(templateShare(text, prompt)).toBeGreaterThan(0.6);
  });

  it('is low for sentences about the thing itself, though they mention it often', () => {
    const text = `Drivers who sit in traffic every morning need a reason to leave the car at home. A tram that costs nothing is easier
      to try than one that requires a card. For example, my aunt visits her doctor by bus since the fares were dropped.`;
    expect(templateShare(text, prompt)).toBeLessThan(0.15);
    expect(templateShare('', prompt)).toBe(0);
  });
});

describe('copiedShare', () => {
  it('counts groups of five words of the source', () => {
    expect(copiedShare('Should cities make all public transport free?', prompt)).toBe(1);
    expect(copiedShare('I think that cities should pay for trams.', prompt)).toBe(0);
    expect(copiedShare('Free', prompt)).toBe(0);
  });
});
