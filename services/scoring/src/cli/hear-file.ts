import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeRecording } from '../speech/audio/decode-recording.js';
import { readSound } from '../speech/audio/sound.js';
import { checkSound, type SoundCheck } from '../speech/audio/sound-check.js';
import { type HeardReading, hearReading } from '../speech/reading/hear-reading.js';
import type { SpeechResources } from '../speech/speech-resources.js';
import { readableText } from '../speech/words/readable-text.js';
import { readingText } from '../speech/words/reading-text.js';

export interface HeardFile {
  readonly heard: HeardReading;
  readonly sound: SoundCheck;
}

/** Hears a recording of a text in this process, for measuring; the service does it in processes of their own. */
export async function hearFile(resources: SpeechResources, recording: string, material: string): Promise<HeardFile> {
  const folder = await mkdtemp(join(tmpdir(), 'pte-hear-'));
  try {
    const target = join(folder, 'sound.raw');
    await decodeRecording({ recording, target, longestSeconds: 180, timeLimitSeconds: 30 });
    const text = await readableText(readingText(material), resources.pronouncer);
    const heard = await hearReading(resources, { sound: target, folder, text, timeLimitSeconds: 120 });
    return { heard, sound: checkSound(await readSound(target)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
