import { describe, expect, it } from '@jest/globals';
import { objectAddress, pickVoice, recordingAddress, voicesOf } from './audio-address.js';

describe('where audio lies', () => {
  it('is under the object host, its name made safe', () => {
    expect(objectAddress('question-resources/2001/us f.mp3')).toBe(
      '/api/oss/object/question-resources/2001/us%20f.mp3',
    );
    expect(recordingAddress('1790-5f.webm')).toBe('/api/oss/object/question-submissions/1790-5f.webm');
  });

  it('is left alone when it is a whole address', () => {
    for (const address of ['https://cdn.example/a.mp3', '/a.mp3', '//cdn.example/a.mp3']) {
      expect(objectAddress(address)).toBe(address);
    }
  });
});

describe('the voice', () => {
  const voices = voicesOf([
    { type: 1, url: 'us.mp3' },
    { type: 0, url: 'default.mp3' },
  ]);

  it('is the chosen one, else the default, else the first', () => {
    expect(pickVoice(voices, 1)?.type).toBe(1);
    expect(pickVoice(voices, 4)?.type).toBe(0);
    expect(pickVoice(voices.slice(0, 1), 4)?.type).toBe(1);
    expect(pickVoice(voicesOf('one.mp3'), 3)?.address).toBe('/api/oss/object/one.mp3');
  });
});
