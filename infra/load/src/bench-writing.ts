import type pg from 'pg';
import type { Line } from './report.ts';
import { ScoringLearner } from './scoring-learner.ts';
import { scoredTasks } from './scoring-tasks.ts';
import { percentile } from './throughput.ts';

const essay = 1;
const answers = 30;
const words = 250;

/** How long a worker takes for an essay of 250 words with all checkers, once they have warmed up, and how many one worker does in a second. */
export async function writingBench(address: string, client: pg.Client): Promise<Line[]> {
  const { rows } = await client.query<{ id: number; sample: string }>(
    `select id, answer::json->>'sample' as sample from question.question
     where type = $1 and deleted_at is null and answer::json->>'sample' <> '' order by id limit 1`,
    [essay],
  );
  const [question] = rows;
  if (!question) throw new Error('the starter bank has no essay with a model answer');
  const learner = await ScoringLearner.signIn(address, 'vip', question.id);
  const text = Array.from({ length: 3 }, () => question.sample.trim().split(/\s+/))
    .flat()
    .slice(0, words)
    .join(' ');
  const milliseconds: number[] = [];
  // The first texts wait until the checkers of either worker stand.
  for (let n = -4; n < answers; n += 1) {
    const [times] = await scoredTasks(client, [await learner.answer(text)], 120_000);
    if (n >= 0) milliseconds.push(1000 * (times?.worked ?? Number.NaN));
  }
  const mean = milliseconds.reduce((sum, one) => sum + one, 0) / milliseconds.length;
  return [
    {
      name: 'worker time for 250 words, p95',
      value: percentile(milliseconds, 0.95),
      unit: 'ms',
      goal: { atMost: 400 },
    },
    { name: 'texts of 250 words, one worker', value: 1000 / mean, unit: 'per s' },
  ];
}
