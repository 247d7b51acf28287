import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpSenones } from './acoustic/dump-senones.js';
import type { Emission, FrameScores } from './acoustic/frame-scores.js';
import { FrameScorer } from './acoustic/score-frames.js';
import { SenoneDumpFile } from './acoustic/senone-dump-file.js';
import type { SpeechResources } from './speech-resources.js';
import { SpeechFailure } from './speech-failure.js';

export interface Hearing {
  /** Raw sound, as decodeRecording writes it. */
  readonly sound: string;
  /** An existing folder for files that do not outlive the call. */
  readonly folder: string;
  readonly keepSilence: boolean;
  readonly emissions: readonly Emission[];
  readonly timeLimitSeconds: number;
}

/** Scores the frames of a decoded recording for the given emissions. Throws SpeechFailure when the decoder fails. */
export async function hearRecording({ model, table, reading }: SpeechResources, hearing: Hearing): Promise<FrameScores> {
  const { sound, keepSilence, emissions, timeLimitSeconds } = hearing;
  const folder = join(hearing.folder, 'senones');
  try {
    await mkdir(folder);
    const dump = await dumpSenones(model, { sound, folder, keepSilence, timeLimitSeconds });
    const file = new SenoneDumpFile(dump, table.senoneCount);
    const scorer = new FrameScorer(table, emissions, reading.tracker.triphone_floor, file.frames);
    file.forEachFrame((costs) => scorer.add(costs));
    return scorer.result();
  } catch (error) {
    throw new SpeechFailure('ENGINE_FAILED', error);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
