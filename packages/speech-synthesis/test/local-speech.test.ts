import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FliteProvider } from '../src/flite-provider.js';
import { loudnessOf } from '../src/loudness.js';
import { decoded } from '../src/mp3.js';
import type { RecordingPart } from '../src/recording.js';
import { runTool } from '../src/run-tool.js';
import { secondsOf } from '../src/sound.js';
import { SpeechCache } from '../src/speech-cache.js';
import type { SpeechProvider } from '../src/speech-provider.js';

const sentence = 'The library will stay open until the final examination is over.';
const allVoices = (['us', 'uk'] as const).flatMap((accent) =>
  (['woman', 'man'] as const).map((gender) => ({ accent, gender })),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pte-speech-'));
});
afterAll(() => rm(folder, { recursive: true }));

const soundOf = async (parts: readonly RecordingPart[]) => {
  const path = await new SpeechCache(folder, new FliteProvider()).recording(parts);
  return decoded(await readFile(path), 16_000);
};

describe('speech of this machine', () => {
  it.each(allVoices)('speaks as $accent $gender, loud enough, at a human pace, with quiet ends', async (voice) => {
    const sound = await soundOf([{ text: sentence, voice }]);
    expect(secondsOf(sound)).toBeGreaterThan(3);
    expect(secondsOf(sound)).toBeLessThan(6);
    expect(Math.abs(loudnessOf(sound) + 17)).toBeLessThan(1.5);
    const ends = [sound.samples.subarray(0, 2400), sound.samples.subarray(-2400)];
    for (const samples of ends) expect(loudnessOf({ rate: 16_000, samples })).toBeLessThan(-45);
  });

  it('gives each voice a sound of its own', async () => {
    const sounds = await Promise.all(allVoices.map((voice) => soundOf([{ text: sentence, voice }])));
    expect(new Set(sounds.map(({ samples }) => Buffer.from(samples.buffer).toString('base64'))).size).toBe(4);
  });

  it('covers what is left out with a tone of a second', async () => {
    const voice = allVoices[0]!;
    const plain = await soundOf([{ text: sentence, voice }]);
    const covered = await soundOf([{ text: sentence, voice }, { tone: true }]);
    expect(secondsOf(covered) - secondsOf(plain)).toBeCloseTo(1.08, 1);
    const { samples } = covered;
    expect(loudnessOf({ rate: 16_000, samples: samples.subarray(-12_000, -6000) })).toBeGreaterThan(-30);
  });

  it('speaks nothing twice, and keeps nothing half made', async () => {
    let spoken = 0;
    const flite = new FliteProvider();
    const counting: SpeechProvider = {
      name: 'counting',
      speak: (utterance) => {
        spoken += 1;
        if (utterance.text === 'Broken.') throw new Error('broken');
        return flite.speak(utterance);
      },
    };
    const cache = new SpeechCache(folder, counting);
    const parts = [{ text: sentence, voice: allVoices[0]! }];
    const path = await cache.recording(parts);
    expect(await cache.recording(parts)).toBe(path);
    expect(spoken).toBe(1);
    expect((await stat(path)).size).toBeGreaterThan(10_000);
    const broken = [{ text: 'Broken.', voice: allVoices[0]! }];
    await expect(cache.recording(broken)).rejects.toThrow('broken');
    await expect(cache.recording(broken)).rejects.toThrow('broken');
  });

  it('says which program is missing, too slow or unhappy', async () => {
    const run = (command: string, ...rest: string[]) => runTool({ command, arguments: rest, timeoutSeconds: 0.2 });
    await expect(run('no-such-program')).rejects.toMatchObject({ reason: 'SPEECH_UNAVAILABLE' });
    await expect(run('sleep', '5')).rejects.toThrow('did not end within 0.2 s');
    await expect(run('false')).rejects.toMatchObject({ reason: 'SPEECH_UNUSABLE' });
    await expect(decoded(Buffer.from('no sound at all'), 16_000)).rejects.toMatchObject({ reason: 'SPEECH_UNUSABLE' });
  });
});
