import { readFile } from 'node:fs/promises';
import { questionTypeRules } from '@pte/exam/registry';
import { countWords } from '@pte/exam/word-limits';
import { loudnessOf } from '@pte/speech-synthesis/loudness';
import { decoded } from '@pte/speech-synthesis/mp3';
import { secondsOf } from '@pte/speech-synthesis/sound';
import type { SpeechCache } from '@pte/speech-synthesis/speech-cache';
import type { WantedRecording } from '../media/recordings.js';
import { inkedShare, renderPicture } from '../picture/render-picture.js';
import type { Picture } from '../starter-bank/picture.js';

export interface CheckedRecording {
  readonly seconds: number;
  readonly problem: string | undefined;
}

const rate = 16_000;
/** Words per second of calm speech, pauses between sentences included. */
const pace = { least: 1.5, most: 4.4 };
/** Seconds of silence at both ends, and of the tone. */
const besideTheWords = 0.4;
const toneSeconds = 1.1;
/** Decibels below full scale: what a learner hears well, beside other recordings. */
const loudness = { least: -22, most: -12 };
/** Our texts are as long as the exam's, our voices may be calmer or quicker. */
const tolerance = { least: 0.6, most: 1.35 };

/** Makes the recording, or takes it from the cache, and decodes all of it. */
export async function checkRecording(
  type: number,
  { parts }: WantedRecording,
  speech: SpeechCache,
): Promise<CheckedRecording> {
  try {
    const sound = await decoded(await readFile(await speech.recording(parts)), rate);
    const words = parts.reduce((sum, part) => sum + ('tone' in part ? 0 : countWords(part.text)), 0);
    const seconds = secondsOf(sound);
    const tones = parts.filter((part) => 'tone' in part).length * toneSeconds;
    const problem =
      paceProblem(words, seconds - besideTheWords - tones) ??
      lengthProblem(type, seconds) ??
      loudnessProblem(loudnessOf(sound));
    return { seconds, problem };
  } catch (error) {
    return { seconds: 0, problem: String(error) };
  }
}

export function paceProblem(words: number, seconds: number): string | undefined {
  const speed = words / seconds;
  return speed >= pace.least && speed <= pace.most ? undefined : `${words} words in ${seconds.toFixed(1)} s`;
}

export function lengthProblem(type: number, seconds: number): string | undefined {
  const [least, most] = questionTypeRules(type)?.audioSeconds ?? [0, Number.POSITIVE_INFINITY];
  const fits = seconds >= least * tolerance.least && seconds <= most * tolerance.most;
  return fits ? undefined : `${seconds.toFixed(1)} s where the exam has ${least}-${most} s`;
}

const loudnessProblem = (level: number): string | undefined =>
  level >= loudness.least && level <= loudness.most ? undefined : `a loudness of ${level.toFixed(1)} dB`;

/** Less of a picture's area is inked when nothing but its title is there, more when it is a black sheet. */
const inked = { least: 0.03, most: 0.7 };

export async function pictureProblem(picture: Picture): Promise<string | undefined> {
  try {
    const share = await inkedShare(await renderPicture(picture));
    return share >= inked.least && share <= inked.most
      ? undefined
      : `${(100 * share).toFixed(1)} % of the picture is ink`;
  } catch (error) {
    return String(error);
  }
}
