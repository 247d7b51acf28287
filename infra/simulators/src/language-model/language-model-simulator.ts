import { fastify } from 'fastify';
import { askedForFullMarks, type CompletionRequest, filledIn, strictnessProblem } from './simulated-verdict.js';
import { readTranscriptionRequest, type TranscriptionRequest } from './transcription-request.js';

/** How one request ends instead of with an answer as it should be. */
export type Mishap =
  | { readonly status: number }
  /** No answer at all. */
  | 'silence'
  | 'broken JSON'
  | 'other schema'
  | 'out of range'
  /** Stopped in the middle of its output. */
  | 'cut short'
  /** An answer that does not end. */
  | 'flood';

export interface LanguageModelSimulatorOptions {
  /** The only bearer token that is accepted. */
  readonly key: string;
  readonly models: readonly string[];
  /** 0 or absent: any free one. */
  readonly port?: number;
}

export interface LanguageModelSimulator {
  /** What a client calls its base address; ends in `/v1`. */
  readonly address: string;
  /** Requests that were understood, the oldest first. */
  readonly judged: readonly CompletionRequest[];
  readonly transcribed: readonly TranscriptionRequest[];
  /** From now on verdicts stand at this share of the full points (.5 at first). */
  judgeAt(share: number): void;
  /** What every recording says from now on. */
  hear(transcript: string): void;
  /** From now on it gives full marks to whoever asks for them, as a naive model does. */
  obey(): void;
  /** The next requests end so, one each. */
  failNext(...mishaps: readonly Mishap[]): void;
  close(): Promise<void>;
}

const refusal = (message: string, code: string) => ({
  error: { message, type: 'invalid_request_error', param: null, code },
});
const tokens = { prompt_tokens: 400, completion_tokens: 100, total_tokens: 500 };
const floodBytes = 1_000_000;

/**
 * A stand-in for OpenAI's `POST /v1/chat/completions` with structured output and `POST /v1/audio/transcriptions` on the loopback.
 * It reads nothing but the schema: its verdicts say what the test tells it to.
 */
export async function startLanguageModelSimulator(
  options: LanguageModelSimulatorOptions,
): Promise<LanguageModelSimulator> {
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  const judged: CompletionRequest[] = [];
  const transcribed: TranscriptionRequest[] = [];
  const mishaps: Mishap[] = [];
  let share = 0.5;
  let transcript = '';
  let isObedient = false;

  const answer = (content: string, finish_reason = 'stop') => ({
    id: 'chatcmpl-simulated',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content, refusal: null }, finish_reason }],
    usage: tokens,
  });
  const verdict = (request: CompletionRequest, mishap: Mishap | undefined) => {
    const given = isObedient && askedForFullMarks(request) ? 1 : share;
    const { schema } = request.response_format.json_schema;
    const content = JSON.stringify(filledIn(schema, mishap === 'out of range' ? 3 : given, 'simulated 模拟'));
    if (mishap === 'broken JSON') return answer(`${content.slice(0, -2)},`);
    if (mishap === 'other schema') return answer(JSON.stringify({ verdict: 'excellent', score: 90 }));
    if (mishap === 'cut short') return answer(content.slice(0, 40), 'length');
    return answer(content);
  };
  server.addHook('preHandler', async (incoming, reply) => {
    if (incoming.headers.authorization !== `Bearer ${options.key}`)
      return reply.code(401).send(refusal('Incorrect API key provided.', 'invalid_api_key'));
  });
  server.post<{ Body: CompletionRequest }>('/v1/chat/completions', async (incoming, reply) => {
    const { model, messages, response_format } = incoming.body;
    if (!options.models.includes(model)) return reply.code(404).send(refusal('No such model', 'model_not_found'));
    if (!Array.isArray(messages) || response_format?.type !== 'json_schema')
      return reply.code(400).send(refusal('Only structured output is simulated', 'invalid_value'));
    const problem = strictnessProblem(response_format.json_schema.schema);
    if (problem) return reply.code(400).send(refusal(problem, 'invalid_json_schema'));
    judged.push(incoming.body);
    const mishap = mishaps.shift();
    if (mishap === 'silence') return reply.hijack();
    if (mishap === 'flood') return reply.send('x'.repeat(floodBytes));
    if (typeof mishap === 'object') return reply.code(mishap.status).send(refusal('Simulated failure', 'simulated'));
    return verdict(incoming.body, mishap);
  });
  server.post<{ Body: Buffer }>('/v1/audio/transcriptions', async (incoming, reply) => {
    const request = readTranscriptionRequest(incoming.headers['content-type'] ?? '', incoming.body);
    if (!options.models.includes(request.model))
      return reply.code(404).send(refusal('No such model', 'model_not_found'));
    if (request.bytes === 0) return reply.code(400).send(refusal('Audio file is too short', 'audio_too_short'));
    transcribed.push(request);
    const mishap = mishaps.shift();
    if (mishap === 'silence') return reply.hijack();
    if (typeof mishap === 'object') return reply.code(mishap.status).send(refusal('Simulated failure', 'simulated'));
    return mishap ? reply.send('{"txt":') : { text: transcript };
  });
  const address = await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    address: `${address}/v1`,
    judged,
    transcribed,
    judgeAt: (wanted) => {
      share = wanted;
    },
    hear: (words) => {
      transcript = words;
    },
    obey: () => {
      isObedient = true;
    },
    failNext: (...next) => void mishaps.push(...next),
    close: () => server.close(),
  };
}
