import { levelled, loudnessOf, trimmed } from './loudness.js';
import { joined, type Sound, silence, tone } from './sound.js';
import { SpeechUnusable } from './speech-error.js';
import type { SpeechProvider, Utterance } from './speech-provider.js';

/** What a recording consists of: somebody's words, or the tone that covers what is left out. */
export type RecordingPart = Utterance | { readonly tone: true };

/** Seconds of silence */
const atTheEnds = 0.2;
const betweenSpeakers = 0.45;
const beforeTheTone = 0.08;

/** Decibels below full scale (RMS): what teaching recordings usually have. */
const loudness = -17;
/** Decibels below full scale under which nobody can have spoken. */
const silent = -60;

const toneRate = 16_000;
const beep = (rate: number): Sound => tone({ seconds: 1, hertz: 880, level: 0.12, rate });

/** All parts spoken one after the other at one loudness, with short pauses and 0.2 s of silence at both ends. */
export async function recordingOf(provider: SpeechProvider, parts: readonly RecordingPart[]): Promise<Sound> {
  const spoken: (Sound | undefined)[] = [];
  for (const part of parts) spoken.push('tone' in part ? undefined : heard(await provider.speak(part)));
  const rate = spoken.find((sound) => sound !== undefined)?.rate ?? toneRate;
  const pauses = spoken.map((sound, index) => {
    if (index === 0) return silence(atTheEnds, rate);
    return silence(sound ? betweenSpeakers : beforeTheTone, rate);
  });
  const sounds = spoken.flatMap((sound, index) => [pauses[index] ?? silence(0, rate), sound ?? beep(rate)]);
  return joined([...sounds, silence(atTheEnds, rate)]);
}

function heard(sound: Sound): Sound {
  if (loudnessOf(sound) < silent) throw new SpeechUnusable('nobody speaks in the sound');
  return levelled(trimmed(sound), loudness);
}
