import { fastify } from 'fastify';
import { simulatedSpeech } from './simulated-speech.js';

export interface SpeechSimulatorOptions {
  /** The only bearer token that is accepted. */
  readonly key: string;
  readonly models: readonly string[];
  readonly voices: readonly string[];
  /** 0 or absent: any free one. */
  readonly port?: number;
}

/** What a client asked for. */
export interface SpeechRequest {
  readonly model: string;
  readonly input: string;
  readonly voice: string;
  readonly response_format: string;
}

export interface SpeechSimulator {
  /** What a client calls its base address; ends in `/v1`. */
  readonly address: string;
  /** All requests that were understood, the oldest first. */
  readonly requests: readonly SpeechRequest[];
  /** The next answers have these statuses instead, one request each; 0 stands for an answer that never comes. */
  failNext(...statuses: readonly number[]): void;
  close(): Promise<void>;
}

const refusal = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});

/** Longest input of the real service, characters. */
const longestInput = 4096;

/** A stand-in for an OpenAI-compatible `POST /v1/audio/speech` on the loopback; its "speech" is a buzz of the input's length. */
export async function startSpeechSimulator(options: SpeechSimulatorOptions): Promise<SpeechSimulator> {
  const server = fastify({ forceCloseConnections: true });
  const requests: SpeechRequest[] = [];
  const failures: number[] = [];
  server.post<{ Body: Partial<SpeechRequest> }>('/v1/audio/speech', async (incoming, reply) => {
    if (incoming.headers.authorization !== `Bearer ${options.key}`)
      return reply.code(401).send(refusal('Incorrect API key provided.', 'invalid_api_key'));
    const { model = '', input = '', voice = '', response_format = 'mp3' } = incoming.body;
    if (!options.models.includes(model))
      return reply.code(404).send(refusal(`The model ${model} does not exist`, 'model_not_found'));
    if (!options.voices.includes(voice)) return reply.code(400).send(refusal('Unknown voice', 'invalid_value'));
    if (input === '' || input.length > longestInput)
      return reply.code(400).send(refusal('Input too short or too long', 'string_length'));
    if (response_format !== 'wav') return reply.code(400).send(refusal('Only wav is simulated', 'invalid_value'));
    requests.push({ model, input, voice, response_format });
    const failure = failures.shift();
    if (failure === 0) return reply.hijack();
    if (failure !== undefined) return reply.code(failure).send(refusal('Simulated failure', 'simulated'));
    return reply.type('audio/wav').send(simulatedSpeech(input));
  });
  const address = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    address: `${address}/v1`,
    requests,
    failNext: (...statuses) => void failures.push(...statuses),
    close: () => server.close(),
  };
}
