import { randomUUID } from 'node:crypto';
import type { Recording } from '@pte/load/recording';
import { eventually } from '@pte/testing/eventually';

export interface LearnerSubmission {
  readonly id: number;
  readonly scoringStatus: string;
  readonly score: string;
  readonly analysis: string;
}

interface Reply<Data> {
  readonly code: number;
  readonly data: Data;
  readonly reason?: string;
}

/** What the client may send again with the same key: nobody knows whether the first try had its effect. */
const passing = [502, 503, 409];
/** Milliseconds that a service may be away for this learner. */
const patience = 90_000;

/** The demo's VIP learner, who reads one question aloud again and again and sends again what was not answered. */
export class Learner {
  private readonly address: string;
  private readonly token: string;
  private readonly questionId: number;
  private sent = 0;

  private constructor(address: string, token: string, questionId: number) {
    this.address = address;
    this.token = token;
    this.questionId = questionId;
  }

  static async signIn(address: string): Promise<Learner> {
    const stranger = new Learner(address, '', 0);
    const account = { name: 'vip', password: 'vip-demo-pass' };
    const { token } = await stranger.call<{ token: string }>('POST', '/user/sign-in', account);
    const [question] = await stranger.call<{ id: number }[]>('GET', '/question/item?type=2&limit=1');
    if (!question) throw new Error('the starter bank has no Read Aloud');
    return new Learner(address, token, question.id);
  }

  /** Name of the stored recording, to be submitted any number of times. */
  async upload({ bytes }: Recording): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'audio/wav' }), 'reading.wav');
    const { key } = await this.call<{ key: string }>('POST', `/question/submission/${this.questionId}/recording`, form);
    return key;
  }

  /** Each is another answer: the same one within five seconds would count as a repetition. */
  async submit(recording: string, headers: Record<string, string> = {}): Promise<number> {
    this.sent += 1;
    const body = { answer: JSON.stringify({ answer: recording }), timeUsed: this.sent };
    const path = `/question/item/${this.questionId}/validate`;
    const once = { ...headers, 'idempotency-key': randomUUID() };
    const { questionSubmit } = await this.call<{ questionSubmit: LearnerSubmission }>('PUT', path, body, once);
    return questionSubmit.id;
  }

  submission(id: number): Promise<LearnerSubmission> {
    return this.call('GET', `/question/submission/${id}`);
  }

  rescore(id: number): Promise<LearnerSubmission> {
    return this.call('POST', `/question/submission/${id}/rescore`);
  }

  stats(): Promise<{ readonly count: number; readonly duration: number }> {
    return this.call('GET', '/user/stats');
  }

  private call<Data>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Data> {
    const isForm = body instanceof FormData;
    const request = {
      method,
      body: body === undefined || isForm ? body : JSON.stringify(body),
      headers: {
        ...(this.token ? { authorization: this.token } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
    };
    return this.answered(`${this.address}/api${path}`, request);
  }

  private async answered<Data>(url: string, request: RequestInit): Promise<Data> {
    const reply = await eventually(
      async () => {
        const response = await fetch(url, request);
        const envelope = (await response.json()) as Reply<Data>;
        if (passing.includes(envelope.code)) throw new Error(`${url}: ${envelope.code} ${envelope.reason}`);
        return envelope;
      },
      { timeout: patience, interval: 200 },
    );
    if (reply.code !== 200) throw new Error(`${url}: ${reply.code} ${reply.reason}`);
    return reply.data;
  }
}
