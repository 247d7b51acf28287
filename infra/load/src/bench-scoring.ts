import type { Stack } from '@pte/testing/stack';
import pg from 'pg';
import { queueBench } from './bench-queue.ts';
import { writingBench } from './bench-writing.ts';
import { peakOf } from './peak-memory.ts';
import { speak } from './recording.ts';
import type { Line } from './report.ts';
import { ScoringLearner } from './scoring-learner.ts';
import { scoredTasks } from './scoring-tasks.ts';
import { median, percentile } from './throughput.ts';

const shortAnswers = 40;
const longAnswers = 5;

interface ReadAloud {
  readonly id: number;
  readonly text: string;
}

/** From submit to the start of a worker with nothing else waiting, how long a worker takes for 40 s of speech, and who waits how long. */
export async function scoringBench(stack: Stack, postgresUrl: string): Promise<Line[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { id, text } = await readAloud(client);
    const learner = await ScoringLearner.signIn(stack.address, 'vip', id);
    const alone = async (key: string) => (await scoredTasks(client, [await learner.answer(key)], 60_000))[0];
    const waits: number[] = [];
    const short = await learner.upload(await speak(text, 4));
    for (let n = 0; n < shortAnswers; n += 1) waits.push((await alone(short))?.waited ?? Number.NaN);
    const long = await speak(`${text} ${text} ${text}`, 40);
    const key = await learner.upload(long);
    const seconds: number[] = [];
    const below = ['scoring-worker-1', 'scoring-worker-2'].flatMap((name) => stack.process(name).pid ?? []);
    const megabytes = await peakOf({ below, commands: /scoring-process|pocketsphinx|ffmpeg|espeak/ }, async () => {
      for (let n = 0; n < longAnswers; n += 1) seconds.push((await alone(key))?.worked ?? Number.NaN);
    });
    return [
      { name: 'submit to worker start, p95', value: 1000 * percentile(waits, 0.95), unit: 'ms', goal: { atMost: 100 } },
      {
        name: `worker time for ${Math.round(long.seconds)} s of speech`,
        value: median(seconds),
        unit: 's',
        goal: { atMost: 5 },
      },
      { name: 'memory of the speech processes, peak', value: megabytes, unit: 'MB', goal: { atMost: 250 } },
      ...(await writingBench(stack.address, client)),
      ...(await queueBench(stack.address, client, { questionId: id, recording: await speak(text, 4) })),
    ];
  } finally {
    await client.end();
  }
}

async function readAloud(client: pg.Client): Promise<ReadAloud> {
  const { rows } = await client.query<{ id: number; content: string }>(
    'select id, content from question.question where type = 2 and deleted_at is null order by id limit 1',
  );
  const [question] = rows;
  if (!question) throw new Error('the starter bank has no read-aloud question');
  return { id: question.id, text: String((JSON.parse(question.content) as { material: string }).material) };
}
