import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run-tool.js';
import { type Sound, spedUp } from './sound.js';
import { speakable } from './speakable.js';
import type { SpeechProvider, Utterance, Voice } from './speech-provider.js';
import { readWav } from './wav.js';

interface FliteVoice {
  readonly name: string;
  /** Factor on the length: some speak faster than the exam. */
  readonly calm?: number;
  /** Factor on the pitch; formants stay. */
  readonly pitch?: number;
  /** Factor on pitch and formants together: the shorter throat of a woman. */
  readonly resonance?: number;
}

/**
 * Flite has no British woman: she is the Scottish speaker raised, whom our recogniser understands as well as the others
 * (docs/operations/speech-synthesis.md has the figures).
 */
const voices: Readonly<Record<`${Voice['accent']}-${Voice['gender']}`, FliteVoice>> = {
  'us-woman': { name: 'slt', calm: 1.12 },
  'us-man': { name: 'rms' },
  'uk-woman': { name: 'awb', calm: 1.1, pitch: 1.45, resonance: 1.06 },
  'uk-man': { name: 'awb', calm: 1.1 },
};

/** Seconds for one utterance; flite speaks about seventy times faster than it is heard. */
const timeoutSeconds = 60;

/** Flite on this machine: free, without a network, 16 kHz. */
export class FliteProvider implements SpeechProvider {
  readonly name = 'flite-2';

  async speak({ text, voice }: Utterance): Promise<Sound> {
    const { name, calm = 1, pitch = 1, resonance = 1 } = voices[`${voice.accent}-${voice.gender}`];
    const file = join(tmpdir(), `flite-${randomUUID()}.wav`);
    const features = [`f0_shift=${pitch}`, `duration_stretch=${(calm * resonance).toFixed(3)}`].flatMap((value) => [
      '--setf',
      value,
    ]);
    try {
      await runTool({
        command: 'flite',
        arguments: ['-voice', name, ...features, '-t', speakable(text), '-o', file],
        timeoutSeconds,
      });
      const sound = readWav(await readFile(file));
      return resonance === 1 ? sound : spedUp(sound, resonance);
    } finally {
      await rm(file, { force: true });
    }
  }
}
