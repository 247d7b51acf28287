import { openAsBlob } from 'node:fs';
import { z } from 'zod';
import type { AnswerJudge, AnswerToJudge, Judgement } from './answer-judge.js';
import { judgingMessages, judgingSchema, readVerdicts } from './judging-request.js';
import { ProviderFailure } from './provider-failure.js';
import type { SpeechRecogniser } from './speech-recogniser.js';

export interface ProviderAccess {
  /** Everything before `/chat/completions`, such as `https://api.example.com/v1`. */
  readonly baseUrl: string;
  /** Sent as a bearer token; never logged, never part of an error. */
  readonly key: string;
  readonly model: string;
  /** For a whole call, a second attempt included. */
  readonly timeoutSeconds: number;
}

/** Bytes of an answer; a verdict has about two thousand. */
const longestAnswer = 200_000;
const longestOutput = 1500;

const completion = z.object({
  choices: z.tuple(
    [z.object({ finish_reason: z.literal('stop'), message: z.object({ content: z.string() }) })],
    z.unknown(),
  ),
  usage: z.object({ total_tokens: z.int().nonnegative() }).optional(),
});

const transcription = z.object({ text: z.string() });

/** Any provider with OpenAI's `POST {base}/chat/completions` and structured output. */
export class OpenAiJudge implements AnswerJudge {
  readonly name: string;

  constructor(private readonly access: ProviderAccess) {
    this.name = `judge ${access.model}`;
  }

  async judge(answer: AnswerToJudge): Promise<Judgement> {
    const request = {
      model: this.access.model,
      messages: judgingMessages(answer),
      temperature: 0,
      seed: 1,
      max_completion_tokens: longestOutput,
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'verdicts', strict: true, schema: judgingSchema(answer.traits) },
      },
    };
    const text = await answered(this.access, '/chat/completions', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    return understood(() => {
      const { choices, usage } = completion.parse(JSON.parse(text));
      return { verdicts: readVerdicts(answer.traits, choices[0].message.content), tokens: usage?.total_tokens ?? 0 };
    });
  }
}

/** Any provider with OpenAI's `POST {base}/audio/transcriptions`. */
export class OpenAiRecogniser implements SpeechRecogniser {
  readonly name: string;

  constructor(private readonly access: ProviderAccess) {
    this.name = `transcript ${access.model}`;
  }

  async transcribe(recording: string): Promise<string> {
    const form = new FormData();
    form.set('model', this.access.model);
    form.set('language', 'en');
    form.set('response_format', 'json');
    form.set('temperature', '0');
    form.set('file', await openAsBlob(recording), 'recording.webm');
    const text = await answered(this.access, '/audio/transcriptions', { body: form });
    return understood(() => transcription.parse(JSON.parse(text)).text.trim());
  }
}

/**
 * The body of a successful answer. A request that was turned away (429) or failed on their side (5xx) is made once more: nothing
 * changes at a provider by asking twice. One that was too late is not: the time is up.
 */
async function answered(access: ProviderAccess, path: string, request: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(access.timeoutSeconds * 1000);
  const ask = async (): Promise<{ status: number; body: string }> => {
    try {
      const response = await fetch(`${access.baseUrl.replace(/\/+$/, '')}${path}`, {
        ...request,
        method: 'POST',
        headers: { ...request.headers, authorization: `Bearer ${access.key}` },
        redirect: 'error',
        signal,
      });
      return { status: response.status, body: await bounded(response) };
    } catch (cause) {
      if (cause instanceof ProviderFailure) throw cause;
      throw new ProviderFailure('UNAVAILABLE', signal.aborted ? 'no answer in time' : 'no connection', { cause });
    }
  };
  const isTheirs = (status: number): boolean => status === 429 || status >= 500;
  const first = await ask();
  const { status, body } = isTheirs(first.status) ? await ask() : first;
  if (isTheirs(status)) throw new ProviderFailure('UNAVAILABLE', `answers ${status}`);
  if (status !== 200) throw new ProviderFailure('REFUSED', `answers ${status}`);
  return body;
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > longestAnswer) throw new ProviderFailure('UNUSABLE', 'answers without end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Errors of parsing would quote what was said: they are not passed on. */
function understood<Result>(read: () => Result): Result {
  try {
    return read();
  } catch {
    throw new ProviderFailure('UNUSABLE', 'answers something else than was asked for');
  }
}
