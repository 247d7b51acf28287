import { useEffect, useState } from 'react';
import { useAudio } from './use-audio.js';
import { useTrack } from './use-track.js';

type Part = readonly [from: number, to: number];

/** A recording that can be played in parts. It is fetched when it is first asked for, or at once when `eager`. */
export const useVoice = (source: string, eager: boolean) => {
  const { state, load } = useAudio(source, eager);
  const audio = state.status === 'ready' ? state.audio : null;
  const track = useTrack(audio);
  const [asked, setAsked] = useState<((seconds: number) => Part) | null>(null);

  useEffect(() => {
    if (!asked || !track || !audio) return;
    track.play(asked(audio.seconds));
    setAsked(null);
  }, [asked, track, audio]);

  /** `partOf` tells the part from the length of the recording. */
  const play = (partOf: (seconds: number) => Part) => {
    setAsked(() => partOf);
    if (state.status === 'idle' || state.status === 'failed') load();
  };
  return { state, load, track, play };
};
