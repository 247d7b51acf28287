import { type AudioUrl, pickVoice, voicesOf } from '../../player/audio-address.js';
import { useVoice } from '../../player/use-voice.js';
import { chosenVoice } from '../../player/voice-choice.js';
import { modelPart } from './model-part.js';

export interface ModelVoice {
  /** Plays about where the word of the text stands. */
  readonly playWord: (index: number) => void;
  readonly failed: boolean;
}

/** The question's own recording of the text, in the voice that the learner chose; null where there is none. */
export const useModelVoice = (text: string, audio: AudioUrl | undefined): ModelVoice | null => {
  const chosen = audio ? pickVoice(voicesOf(audio), chosenVoice()) : undefined;
  const { state, play } = useVoice(chosen?.address ?? '', false);
  if (!chosen) return null;
  return {
    playWord: (index) => play((seconds) => modelPart(text, index, seconds)),
    failed: state.status === 'failed',
  };
};
