import { decoded } from './mp3.js';
import type { Sound } from './sound.js';
import { SpeechRefused, SpeechUnavailable } from './speech-error.js';
import type { SpeechProvider, Utterance, Voice } from './speech-provider.js';

export type VoiceKey = `${Voice['accent']}-${Voice['gender']}`;

export interface CloudAccess {
  /** Everything before `/audio/speech`, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  /** Sent as a bearer token; never logged, never part of an error. */
  readonly key: string;
  readonly model: string;
  /** The provider's name of each of our voices. */
  readonly voices: Readonly<Record<VoiceKey, string>>;
  readonly timeoutSeconds: number;
}

const rate = 24_000;
/** Waits before another attempt, milliseconds. */
const retryWaits = [500, 2_000];
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Any provider with OpenAI's `POST {base}/audio/speech`, 24 kHz. */
export class CloudProvider implements SpeechProvider {
  readonly name: string;

  constructor(private readonly access: CloudAccess) {
    this.name = `cloud-1 ${access.baseUrl} ${access.model} ${Object.values(access.voices).join(' ')}`;
  }

  async speak(utterance: Utterance): Promise<Sound> {
    for (const milliseconds of retryWaits) {
      try {
        return await this.speakOnce(utterance);
      } catch (error) {
        if (!(error instanceof SpeechUnavailable)) throw error;
        await wait(milliseconds);
      }
    }
    return this.speakOnce(utterance);
  }

  private async speakOnce({ text, voice }: Utterance): Promise<Sound> {
    const { baseUrl, key, model, voices, timeoutSeconds } = this.access;
    const request = { model, input: text, voice: voices[`${voice.accent}-${voice.gender}`], response_format: 'wav' };
    const file = await this.answered(async () => {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/audio/speech`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      return { status: response.status, body: new Uint8Array(await response.arrayBuffer()) };
    });
    return decoded(file, rate);
  }

  private async answered(call: () => Promise<{ status: number; body: Uint8Array }>): Promise<Uint8Array> {
    const { status, body } = await call().catch((cause: unknown) => {
      throw new SpeechUnavailable('the speech provider does not answer', { cause });
    });
    if (status === 429 || status >= 500) throw new SpeechUnavailable(`the speech provider answers ${status}`);
    if (status !== 200) throw new SpeechRefused(`the speech provider answers ${status}`);
    return body;
  }
}
