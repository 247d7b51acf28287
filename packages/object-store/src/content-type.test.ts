import { describe, expect, it } from '@jest/globals';
import { acceptedType } from './content-type.js';

describe('accepted types', () => {
  it.each([
    ['audio/webm', 'audio/webm'],
    ['audio/webm;codecs=opus', 'audio/webm'],
    ['Audio/X-WAV', 'audio/wav'],
    ['audio/wave', 'audio/wav'],
    ['image/png ', 'image/png'],
  ])('reads %s as %s', (given, expected) => expect(acceptedType(given)).toBe(expected));

  it.each(['text/html', 'image/svg+xml', 'audio/flac', '', 'constructor', 'audio'])('refuses %j', (given) => {
    expect(acceptedType(given)).toBeNull();
  });
});
