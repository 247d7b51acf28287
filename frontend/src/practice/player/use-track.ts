import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LoadedAudio } from './load-audio.js';
import { soundOf } from './sound.js';
import { createTrack, type Track, type TrackState } from './track.js';

/** A track of the loaded audio; null until there is some. */
export const useTrack = (audio: LoadedAudio | null): Track | null => {
  const [track, setTrack] = useState<Track | null>(null);
  useEffect(() => {
    if (!audio) return;
    const created = createTrack(soundOf(audio.blob), audio.seconds);
    setTrack(created);
    return () => {
      created.close();
      setTrack(null);
    };
  }, [audio]);
  return track;
};

const silent: TrackState = { playing: false, position: 0 };
const never = () => () => undefined;

/** A part of the track's state; the component draws again only when that part changes. */
export const useTrackState = <Part extends string | number | boolean | null>(
  track: Track | null,
  select: (state: TrackState) => Part,
): Part => useSyncExternalStore(track?.subscribe ?? never, () => select(track?.state() ?? silent));
