import { useEffect, useState } from 'react';
import { type AudioUrl, pickVoice, voicesOf } from '../../player/audio-address.js';
import { useAudio } from '../../player/use-audio.js';
import { useTrack } from '../../player/use-track.js';
import { chosenVoice } from '../../player/voice-choice.js';
import { modelPart } from './model-part.js';

export interface ModelVoice {
  /** Plays about where the word of the text stands; fetches the recording first where that is needed. */
  readonly playWord: (index: number) => void;
  readonly failed: boolean;
}

/** The question's own recording of the text, in the voice that the learner chose; null where there is none. */
export const useModelVoice = (text: string, audio: AudioUrl | undefined): ModelVoice | null => {
  const voice = audio ? pickVoice(voicesOf(audio), chosenVoice()) : undefined;
  const { state, load } = useAudio(voice?.address ?? '', false);
  const loaded = state.status === 'ready' ? state.audio : null;
  const track = useTrack(loaded);
  const [asked, setAsked] = useState<number | null>(null);

  useEffect(() => {
    if (asked === null || !track || !loaded) return;
    track.play(modelPart(text, asked, loaded.seconds));
    setAsked(null);
  }, [asked, track, loaded, text]);

  if (!voice) return null;
  return {
    playWord: (index) => {
      setAsked(index);
      if (state.status === 'idle' || state.status === 'failed') load();
    },
    failed: state.status === 'failed',
  };
};
