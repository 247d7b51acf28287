import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toMp3 } from './mp3.js';
import { type RecordingPart, recordingOf } from './recording.js';
import type { SpeechProvider } from './speech-provider.js';

/** Raised when the same words and voices are put together in another way. */
const version = 1;

/** Keeps recordings under the hash of what they say and how: nothing is spoken twice. Several processes may share the folder. */
export class SpeechCache {
  constructor(
    private readonly folder: string,
    private readonly provider: SpeechProvider,
  ) {}

  /** Path of the MP3 file; it is made first when it is not there. Throws SpeechError. */
  async recording(parts: readonly RecordingPart[]): Promise<string> {
    const path = this.pathOf(parts);
    if (await isFile(path)) return path;
    const bytes = await toMp3(await recordingOf(this.provider, parts));
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return path;
  }

  private pathOf(parts: readonly RecordingPart[]): string {
    const facts = parts.map((part) => ('tone' in part ? null : [part.text, part.voice.accent, part.voice.gender]));
    const hash = createHash('sha256')
      .update(JSON.stringify([version, this.provider.name, facts]))
      .digest('hex');
    return join(this.folder, hash.slice(0, 2), `${hash}.mp3`);
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.size > 0,
    () => false,
  );
