import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import type { Track, TrackState } from '../practice/player/track.js';

/** A track that notes what it is asked to do, and that a test can move. */
export const aTrack = () => {
  let state: TrackState = { playing: false, position: 0 };
  let tell: () => void = () => undefined;
  const track: Track = {
    state: () => state,
    subscribe: (listener) => {
      tell = listener;
      return () => undefined;
    },
    play: jest.fn(),
    pause: jest.fn(),
    seek: jest.fn(),
    repeat: jest.fn(),
    set: jest.fn(),
    close: jest.fn(),
  };
  const at = (position: number) =>
    act(async () => {
      state = { playing: true, position };
      tell();
    });
  return { track, at };
};
