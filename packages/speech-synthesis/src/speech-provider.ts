import type { Sound } from './sound.js';

export interface Voice {
  readonly accent: 'us' | 'uk';
  readonly gender: 'woman' | 'man';
}

export interface Utterance {
  /** Plain English; sentences end with their marks. */
  readonly text: string;
  readonly voice: Voice;
}

/** Turns words into sound. */
export interface SpeechProvider {
  /** Changes whenever the same words would sound different, so that nothing kept under another name is used for it. */
  readonly name: string;
  /** Throws SpeechUnavailable (worth a retry), SpeechRefused or SpeechUnusable. */
  speak(utterance: Utterance): Promise<Sound>;
}
