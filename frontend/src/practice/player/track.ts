import type { Sound } from './sound.js';
import { leaveStage, takeStage } from './sound-stage.js';

export interface TrackState {
  playing: boolean;
  /** Seconds. */
  position: number;
}

/** One sound that can be played, in whole or in part. */
export interface Track {
  state: () => TrackState;
  subscribe: (listener: () => void) => () => void;
  /** Plays on, or from one second to another. */
  play: (span?: readonly [from: number, to: number]) => void;
  pause: () => void;
  seek: (seconds: number) => void;
  /** Plays that part again and again; null plays on. */
  repeat: (span: readonly [from: number, to: number] | null) => void;
  set: (settings: { speed: number; volume: number }) => void;
  close: () => void;
}

/** Wraps an audio element, which reports its position too seldom to follow words: a frame loop asks while it plays. */
export const createTrack = ({ audio, release }: Sound, seconds: number): Track => {
  const listeners = new Set<() => void>();
  let current: TrackState = { playing: false, position: 0 };
  let end = Number.POSITIVE_INFINITY;
  let repeated: readonly [from: number, to: number] | null = null;
  let frame = 0;

  const change = (next: Partial<TrackState>) => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    audio.pause();
    leaveStage(stop);
    change({ playing: false });
  };
  const follow = () => {
    change({ position: Math.min(audio.currentTime, seconds) });
    if (audio.currentTime >= end) return stop();
    if (repeated && audio.currentTime >= repeated[1]) audio.currentTime = repeated[0];
    frame = requestAnimationFrame(follow);
  };
  audio.addEventListener('ended', () => {
    if (repeated) {
      audio.currentTime = repeated[0];
      return void audio.play().catch(stop);
    }
    stop();
    change({ position: seconds });
  });

  return {
    state: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    play: (span) => {
      takeStage(stop);
      end = span?.[1] ?? Number.POSITIVE_INFINITY;
      if (span) audio.currentTime = span[0];
      else if (current.position >= seconds) audio.currentTime = 0;
      cancelAnimationFrame(frame);
      audio.play().then(
        () => {
          change({ playing: true });
          frame = requestAnimationFrame(follow);
        },
        () => stop(),
      );
    },
    pause: stop,
    seek: (position) => {
      audio.currentTime = position;
      end = Number.POSITIVE_INFINITY;
      change({ position });
    },
    repeat: (span) => {
      repeated = span;
    },
    set: ({ speed, volume }) => {
      audio.playbackRate = speed;
      audio.volume = volume;
    },
    close: () => {
      stop();
      listeners.clear();
      release();
    },
  };
};
