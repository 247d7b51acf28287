import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SpeechFailure } from '../speech-failure.js';
import type { SpeechResources } from '../speech-resources.js';
import { dumpSenones } from './dump-senones.js';
import type { Emission, FrameScores } from './frame-scores.js';
import { FrameScorer } from './score-frames.js';
import { SenoneDumpFile } from './senone-dump-file.js';

export interface Hearing {
  /** Raw sound, as decodeRecording writes it. */
  readonly sound: string;
  /** An existing folder for files that do not outlive the call. */
  readonly folder: string;
  readonly emissions: readonly Emission[];
  readonly timeLimitSeconds: number;
}

/** Scores the frames of a decoded recording for the given emissions. Throws SpeechFailure when the decoder fails. */
export async function hearFrames({ model, table, reading }: SpeechResources, hearing: Hearing): Promise<FrameScores> {
  const { sound, emissions, timeLimitSeconds } = hearing;
  const folder = join(hearing.folder, 'senones');
  try {
    await mkdir(folder);
    const dump = await dumpSenones(model, { sound, folder, timeLimitSeconds });
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
