import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SpeechSimulator, startSpeechSimulator } from '@pte/simulators/speech/speech-simulator';
import { CloudProvider } from '../src/cloud-provider.js';
import { loudnessOf } from '../src/loudness.js';
import { secondsOf } from '../src/sound.js';
import type { SpeechError } from '../src/speech-error.js';

const key = 'a-secret-key';
const voices = { 'us-woman': 'nova', 'us-man': 'onyx', 'uk-woman': 'fable', 'uk-man': 'echo' } as const;
const british = { accent: 'uk', gender: 'woman' } as const;

let simulator: SpeechSimulator;
beforeAll(async () => {
  simulator = await startSpeechSimulator({ key, models: ['tts-1'], voices: Object.values(voices) });
});
afterAll(() => simulator.close());

const aProvider = (changes: Partial<ConstructorParameters<typeof CloudProvider>[0]> = {}) =>
  new CloudProvider({ baseUrl: simulator.address, key, model: 'tts-1', voices, timeoutSeconds: 5, ...changes });

const refusalOf = (provider: CloudProvider): Promise<SpeechError> =>
  provider.speak({ text: 'Good morning.', voice: british }).then(
    () => {
      throw new Error('nothing was refused');
    },
    (error: SpeechError) => error,
  );

describe('the cloud provider', () => {
  it('asks for the words in the voice that stands for ours, and decodes the answer', async () => {
    const sound = await aProvider().speak({
      text: 'Ten words take four seconds when this simulator says them.',
      voice: british,
    });
    expect(simulator.requests.at(-1)).toMatchObject({ voice: 'fable', model: 'tts-1', response_format: 'wav' });
    expect(secondsOf(sound)).toBeCloseTo(4, 1);
    expect(sound.rate).toBe(24_000);
    expect(loudnessOf(sound)).toBeGreaterThan(-20);
  });

  it('asks again when the provider is busy or broken for a moment', async () => {
    simulator.failNext(429, 503);
    await expect(aProvider().speak({ text: 'Twice refused.', voice: british })).resolves.toMatchObject({
      rate: 24_000,
    });
  });

  it('gives up on an answer that does not come in time', async () => {
    simulator.failNext(0, 0, 0);
    expect(await refusalOf(aProvider({ timeoutSeconds: 0.2 }))).toMatchObject({ reason: 'SPEECH_UNAVAILABLE' });
  });

  it('does not repeat what is refused, and names no key', async () => {
    const before = simulator.requests.length;
    const error = await refusalOf(aProvider({ key: 'another-secret-key' }));
    expect(error).toMatchObject({ reason: 'SPEECH_REFUSED', message: 'the speech provider answers 401' });
    expect(JSON.stringify([error, error.message, aProvider().name])).not.toContain('secret-key');
    expect(await refusalOf(aProvider({ model: 'unknown' }))).toMatchObject({ reason: 'SPEECH_REFUSED' });
    expect(simulator.requests.length).toBe(before);
  });

  it('has another name for another model, address or voice, so that nothing kept is mistaken', () => {
    const names = [aProvider(), aProvider({ model: 'hd' }), aProvider({ voices: { ...voices, 'us-man': 'ash' } })];
    expect(new Set(names.map(({ name }) => name)).size).toBe(3);
  });
});
