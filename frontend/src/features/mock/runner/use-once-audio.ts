import { useCallback, useEffect, useRef, useState } from 'react';
import { readPlayerSettings } from '../../../practice/player/player-settings.js';
import { soundOf } from '../../../practice/player/sound.js';
import { leaveStage, takeStage } from '../../../practice/player/sound-stage.js';
import { useAudio } from '../../../practice/player/use-audio.js';

export type OncePhase =
  | { name: 'loading' }
  | { name: 'counting'; left: number }
  | { name: 'playing'; share: number }
  /** The browser wants a click before it lets a page sound. */
  | { name: 'blocked' }
  | { name: 'failed'; detail: string }
  | { name: 'completed' };

const delaySeconds = 3;

export interface OnceAudio {
  source: string;
  /** Seconds that were played before a reload, or `all`. */
  heard: number | 'all';
  onHeard: (heard: number | 'all') => void;
  /** Time is over. */
  frozen: boolean;
}

/** A prompt that plays by itself after three seconds, once, at its own speed; after a reload it goes on where it was. */
export const useOnceAudio = ({ source, heard, onHeard, frozen }: OnceAudio) => {
  const [from] = useState(heard);
  const { state, load } = useAudio(source, from !== 'all');
  const [phase, setPhase] = useState<OncePhase>(from === 'all' ? { name: 'completed' } : { name: 'loading' });
  const element = useRef<HTMLAudioElement | null>(null);
  const report = useRef(onHeard);
  report.current = onHeard;

  useEffect(() => {
    if (state.status === 'failed') setPhase({ name: 'failed', detail: state.detail });
    if (state.status !== 'ready') return;
    const { blob, seconds } = state.audio;
    const { audio, release } = soundOf(blob);
    audio.volume = readPlayerSettings().volume;
    if (typeof from === 'number' && from > 0) {
      audio.addEventListener('loadedmetadata', () => {
        audio.currentTime = from;
      });
    }
    audio.addEventListener('timeupdate', () => {
      if (audio.paused) return;
      report.current(audio.currentTime);
      setPhase({ name: 'playing', share: Math.min(1, audio.currentTime / seconds) });
    });
    audio.addEventListener('ended', () => {
      report.current('all');
      setPhase({ name: 'completed' });
    });
    element.current = audio;
    setPhase({ name: 'counting', left: delaySeconds });
    return () => {
      element.current = null;
      release();
    };
  }, [state, from]);

  const play = useCallback(() => {
    const audio = element.current;
    if (!audio?.paused || audio.ended) return;
    const stop = () => audio.pause();
    takeStage(stop);
    audio.addEventListener('ended', () => leaveStage(stop), { once: true });
    audio.play().then(
      () => setPhase({ name: 'playing', share: 0 }),
      () => element.current === audio && setPhase({ name: 'blocked' }),
    );
  }, []);

  const setVolume = useCallback((volume: number) => {
    if (element.current) element.current.volume = volume;
  }, []);

  const left = phase.name === 'counting' ? phase.left : null;
  useEffect(() => {
    if (left === null || frozen) return;
    if (left === 0) return play();
    const timer = setTimeout(() => setPhase({ name: 'counting', left: left - 1 }), 1_000);
    return () => clearTimeout(timer);
  }, [left, frozen, play]);

  useEffect(() => {
    if (frozen) element.current?.pause();
  }, [frozen]);

  return { phase, play, reload: load, setVolume };
};
