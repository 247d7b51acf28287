import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { speakable } from './speakable.js';
import { speechEnvironment, speechProvider } from './speech-environment.js';
import { readWav } from './wav.js';

const read = (variables: Record<string, string>) =>
  speechProvider(z.object(speechEnvironment).parse({ SPEECH_CACHE_DIRECTORY: 'speech', ...variables }));

describe('speakable', () => {
  it.each([
    ['It’s the “old” café — closed…', "It's the old cafe, closed..."],
    ['two\n\nparagraphs', 'two paragraphs'],
  ])('makes %j plain', (text, plain) => {
    expect(speakable(text)).toBe(plain);
  });
});

describe('the provider of the environment', () => {
  it('is the local one unless another is asked for', () => {
    expect(read({}).name).toMatch(/^flite/);
  });

  it('needs an address and a key for the cloud', () => {
    expect(() => read({ SPEECH_PROVIDER: 'cloud' })).toThrow('SPEECH_CLOUD_URL and SPEECH_CLOUD_KEY');
    const access = { SPEECH_CLOUD_URL: 'https://speech.example/v1', SPEECH_CLOUD_KEY: 'k' };
    expect(read({ SPEECH_PROVIDER: 'cloud', ...access }).name).toContain('nova onyx fable echo');
    expect(() => read({ SPEECH_PROVIDER: 'cloud', ...access, SPEECH_CLOUD_VOICES: 'one,two' })).toThrow('four names');
  });
});

describe('readWav', () => {
  it('refuses what is no mono WAV of 16 bits', () => {
    expect(() => readWav(Buffer.alloc(0))).toThrow('no mono WAV');
    expect(() => readWav(Buffer.from('RIFF....WAVEfmt ....and then nothing'))).toThrow('no mono WAV');
  });
});
