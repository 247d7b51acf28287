import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rules } from './rules.js';

describe('Read Aloud', () => {
  it('is scored on content, oral fluency and pronunciation, in this order', () => {
    expect(rules.traits).toEqual([
      { i: 0, f: 5 },
      { i: 5, f: 5 },
      { i: 6, f: 5 },
    ]);
  });

  it('gives 35 seconds to prepare and 40 to speak', () => {
    expect([rules.prepSeconds, rules.recordSeconds]).toEqual([35, 40]);
  });

  it('needs a text to read and takes any text that is not blank', () => {
    fc.assert(
      fc.property(fc.string(), (material) => {
        expect(rules.content.safeParse({ material }).success).toBe(material.trim() !== '');
      }),
    );
  });

  it.each([[''], ['question-resources/2001/default.mp3'], [[{ type: 0, url: 'a.mp3' }]]])(
    'takes %j as its model audio',
    (audioUrl) => {
      expect(rules.content.safeParse({ material: 'Read this.', audioUrl }).success).toBe(true);
    },
  );

  it.each([[[]], [[{ type: 9, url: 'a.mp3' }]], [[{ type: 1 }]], [7]])('refuses %j as its model audio', (audioUrl) => {
    expect(rules.content.safeParse({ material: 'Read this.', audioUrl }).success).toBe(false);
  });
});
