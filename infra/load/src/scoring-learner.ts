import { type Recording } from './recording.ts';
import { type DemoAccount, signIn } from './session.ts';

/** Somebody who reads one question aloud. */
export class ScoringLearner {
  private readonly address: string;
  private readonly token: string;
  private readonly questionId: number;
  private sent = 0;

  private constructor(address: string, token: string, questionId: number) {
    this.address = address;
    this.token = token;
    this.questionId = questionId;
  }

  static async signIn(address: string, name: DemoAccount, questionId: number): Promise<ScoringLearner> {
    return new ScoringLearner(address, await signIn(address, name), questionId);
  }

  /** V of the recording for validate. */
  async upload({ bytes }: Recording): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type: 'audio/wav' }), 'bench.wav');
    const path = `/question/submission/${this.questionId}/recording`;
    return (await this.call<{ key: string }>('POST', path, body)).key;
  }

  /** Each is another answer: the same one within five seconds would count as a repetition. Gives the submission's id. */
  async answer(key: string): Promise<number> {
    this.sent += 1;
    const body = { answer: JSON.stringify({ answer: key }), timeUsed: this.sent };
    const path = `/question/item/${this.questionId}/validate`;
    return (await this.call<{ questionSubmit: { id: number } }>('PUT', path, body)).questionSubmit.id;
  }

  /** Makes a mock of the question alone, for an admin, and begins it; the function that it gives hands in the recording. */
  async beginMock(): Promise<(key: string) => Promise<number>> {
    const sections = { speaking: [this.questionId], writing: [], reading: [], listening: [] };
    const mock = { name: `Bench ${Date.now()}`, difficulty: 0, content: JSON.stringify(sections) };
    const { id: mockId } = await this.call<{ id: number }>('PUT', '/mock/new', mock);
    const { id } = await this.call<{ id: string }>('PUT', `/mock/${mockId}/session`, {});
    const session = `/mock/session/${id}`;
    await this.call('PUT', session, { step: 'exam' });
    return async (key) => {
      await this.call('PUT', `${session}/item/0`, { answer: JSON.stringify({ answer: key }), timeUsed: 5 });
      const { items } = await this.call<{ items: { submissionId: number }[] }>('POST', `${session}/submit`, {});
      const [item] = items;
      if (!item) throw new Error('the mock has no item');
      return item.submissionId;
    };
  }

  private async call<Data>(method: string, path: string, body: object): Promise<Data> {
    const isForm = body instanceof FormData;
    const headers = { authorization: this.token, ...(isForm ? {} : { 'content-type': 'application/json' }) };
    const sent = { method, headers, body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(`${this.address}/api${path}`, sent);
    const { data, message } = (await response.json()) as { data: Data; message: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${message}`);
    return data;
  }
}
