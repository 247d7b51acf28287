import { describe, expect, it } from '@jest/globals';
import { isOlder, namesVersion } from './engine-age.js';

describe('the age of an engine', () => {
  it.each([
    ['pte-speech/1.0 pocketsphinx-en-us-adapted', 'pte-speech/1.1', true],
    ['pte-speech/1.9', 'pte-speech/1.10', true],
    ['pte-speech/1', 'pte-speech/1.0.1', true],
    ['pte-speech/1.1 pocketsphinx-en-us-adapted', 'pte-speech/1.1', false],
    ['pte-speech/2.0', 'pte-speech/1.9', false],
    ['pte-writing/1.0', 'pte-speech/1.1', false],
    ['', 'pte-speech/1.1', false],
  ])('%s is older than %s: %s', (engine, than, older) => {
    expect(isOlder(engine, than)).toBe(older);
  });

  it('is told by a name and a version', () => {
    expect(['pte-speech/1.0', 'pte-speech', '1.0', 'pte-speech/x'].map(namesVersion)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
