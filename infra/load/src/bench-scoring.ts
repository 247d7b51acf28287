import { eventually } from '@pte/testing/eventually';
import type { Stack } from '@pte/testing/stack';
import pg from 'pg';
import { peakBelow } from './peak-memory.ts';
import { type Recording, speak } from './recording.ts';
import type { Line } from './report.ts';
import { signIn } from './session.ts';
import { median, percentile } from './throughput.ts';

const shortAnswers = 40;
const longAnswers = 5;

/** From submit to the start of a worker with nothing else waiting, and how long a worker takes for 40 s of speech. */
export async function scoringBench(stack: Stack, postgresUrl: string): Promise<Line[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const [question] = await rowsOf<{ id: number; content: string }>(
      client,
      'select id, content from question.question where type = 2 and deleted_at is null order by id limit 1',
    );
    if (!question) throw new Error('the starter bank has no read-aloud question');
    const text = String((JSON.parse(question.content) as { material: string }).material);
    const learner = new Learner(stack.address, await signIn(stack.address, 'vip'), question.id, client);
    const waits: number[] = [];
    const short = await learner.upload(await speak(text, 4));
    for (let n = 0; n < shortAnswers; n += 1) waits.push((await learner.answer(short, n)).waited);
    const long = await speak(`${text} ${text} ${text}`, 40);
    const key = await learner.upload(long);
    const seconds: number[] = [];
    const workers = ['scoring-worker-1', 'scoring-worker-2'].flatMap((name) => stack.process(name).pid ?? []);
    const megabytes = await peakBelow(workers, async () => {
      for (let n = 0; n < longAnswers; n += 1) seconds.push((await learner.answer(key, shortAnswers + n)).worked);
    });
    return [
      { name: 'submit to worker start, p95', value: 1000 * percentile(waits, 0.95), unit: 'ms', goal: { atMost: 100 } },
      {
        name: `worker time for ${Math.round(long.seconds)} s of speech`,
        value: median(seconds),
        unit: 's',
        goal: { atMost: 5 },
      },
      { name: 'memory of the scoring processes, peak', value: megabytes, unit: 'MB', goal: { atMost: 250 } },
    ];
  } finally {
    await client.end();
  }
}

const rowsOf = async <Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []) =>
  (await client.query<Row>(text, values)).rows;

class Learner {
  private readonly address: string;
  private readonly token: string;
  private readonly questionId: number;
  private readonly client: pg.Client;

  constructor(address: string, token: string, questionId: number, client: pg.Client) {
    this.address = address;
    this.token = token;
    this.questionId = questionId;
    this.client = client;
  }

  /** V of the recording for validate. */
  async upload({ bytes }: Recording): Promise<string> {
    const body = new FormData();
    body.append('file', new Blob([bytes], { type: 'audio/wav' }), 'bench.wav');
    const data = await this.call<{ key: string }>('POST', `/question/submission/${this.questionId}/recording`, body);
    return data.key;
  }

  /** Seconds until a worker began, and that it worked. */
  async answer(key: string, timeUsed: number): Promise<{ waited: number; worked: number }> {
    const body = JSON.stringify({ answer: JSON.stringify({ answer: key }), timeUsed });
    const { questionSubmit } = await this.call<{ questionSubmit: { id: number } }>(
      'PUT',
      `/question/item/${this.questionId}/validate`,
      body,
    );
    return eventually(
      async () => {
        const [task] = await rowsOf<{ status: string; waited: number; worked: number }>(
          this.client,
          `select t.status, extract(epoch from t.claimed_at - s.created_at)::float as waited,
             extract(epoch from t.finished_at - t.claimed_at)::float as worked
           from scoring.scoring_task t join question.submission s on s.id = t.submission_id where s.id = $1`,
          [questionSubmit.id],
        );
        if (task?.status !== 'scored')
          throw new Error(`submission ${questionSubmit.id} is ${task?.status ?? 'not queued'}`);
        return task;
      },
      { timeout: 60_000 },
    );
  }

  private async call<Data>(method: string, path: string, body: string | FormData): Promise<Data> {
    const headers = {
      authorization: this.token,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(`${this.address}/api${path}`, { method, headers, body });
    const { data, message } = (await response.json()) as { data: Data; message: string };
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${message}`);
    return data;
  }
}
