import { join } from 'node:path';
import type { JudgingTask } from '@pte/exam/judging';
import type { Analysis, Score } from '@pte/exam/scoring-result';
import type { TraitOfType } from '@pte/exam/traits';
import { decodeRecording } from './audio/decode-recording.js';
import { readSound } from './audio/sound.js';
import { checkSound, type SoundCheck } from './audio/sound-check.js';
import { engineName } from './engine-name.js';
import { judgeReading } from './judging/judge-reading.js';
import { judgeRetelling } from './judging/judge-retelling.js';
import { judgeShortAnswer } from './judging/judge-short-answer.js';
import { SpeechFailure } from './speech-failure.js';
import type { SpeechResources } from './speech-resources.js';

/** What can be asked of someone who speaks. */
export type SpeechTask = Exclude<JudgingTask, { kind: 'writing' }>;

export interface SpeechRequest<Task extends SpeechTask = SpeechTask> {
  /** Path of the recording, in any format that a browser makes. */
  readonly recording: string;
  readonly task: Task;
  /** What is to be scored, in this order. */
  readonly traits: readonly TraitOfType[];
  /** What comes later in the recording does not count. */
  readonly longestSeconds: number;
  /** An existing empty folder; the caller takes it away. */
  readonly folder: string;
}

export interface SpeechResult {
  readonly score: Score;
  readonly analysis: Analysis;
  /** The most points that a gate leaves a trait, by trait code. */
  readonly caps?: Readonly<Record<number, number>>;
  /** For calibration: points before rounding by trait code, and what they were made from. */
  readonly measures?: Readonly<Record<string, number>>;
}

/** A recording as raw sound, with what its level and noise say. */
export interface DecodedSound {
  readonly sound: string;
  readonly check: SoundCheck;
}

/** What an engine found; the name of the engine is added to it. */
export interface JudgedSpeech {
  readonly score: Score;
  readonly evidence: Omit<Analysis, 'v' | 'status' | 'engine'>;
  readonly caps?: Readonly<Record<number, number>>;
  /** For calibration: points before rounding by trait code, and what they were made from. */
  readonly measures?: Readonly<Record<string, number>>;
}

type Judge<Task extends SpeechTask> = (
  resources: SpeechResources,
  request: SpeechRequest<Task>,
  decoded: DecodedSound,
) => Promise<JudgedSpeech>;

/** What scores each kind of task. */
const judges: { readonly [Task in SpeechTask as Task['kind']]: Judge<Task> } = {
  reading: judgeReading,
  retelling: judgeRetelling,
  'short-answer': judgeShortAnswer,
};

const decodeSeconds = 30;

/** Scores a recording: the same input gives the same output. Throws SpeechFailure. */
export async function scoreSpeech(resources: SpeechResources, request: SpeechRequest): Promise<SpeechResult> {
  const { recording, task, longestSeconds, folder } = request;
  const judge = judges[task.kind] as Judge<SpeechTask>;
  const sound = join(folder, 'sound.raw');
  await decodeRecording({ recording, target: sound, longestSeconds, timeLimitSeconds: decodeSeconds });
  const check = checkSound(await readSound(sound));
  if (check.isTooNoisy) throw new SpeechFailure('RECORDING_TOO_NOISY');
  const { evidence, ...judged } = await judge(resources, request, { sound, check });
  return { ...judged, analysis: { v: 1, status: 'done', engine: engineName(resources.model.kind), ...evidence } };
}
