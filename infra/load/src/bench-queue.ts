import type pg from 'pg';
import type { Recording } from './recording.ts';
import type { Line } from './report.ts';
import { ScoringLearner } from './scoring-learner.ts';
import { scoredTasks } from './scoring-tasks.ts';
import { percentile } from './throughput.ts';

/** Answers of the learner who practises most. */
const flood = 40;
/** Of another one, who comes after that. */
const few = 5;

/**
 * Queue wait under load: one learner has forty answers waiting, then another one submits five, then a mock is handed in. `recording` is
 * one of the question.
 */
export async function queueBench(
  address: string,
  client: pg.Client,
  { questionId, recording }: { readonly questionId: number; readonly recording: Recording },
): Promise<Line[]> {
  const [busy, other, candidate] = await Promise.all(
    (['vip', 'admin', 'manager'] as const).map((name) => ScoringLearner.signIn(address, name, questionId)),
  );
  if (!busy || !other || !candidate) throw new Error('a demo account is missing');
  const handIn = await candidate.beginMock();
  const keys = await Promise.all([busy, other, candidate].map((learner) => learner.upload(recording)));
  const [busyKey = '', otherKey = '', mockKey = ''] = keys;
  const answers = (learner: ScoringLearner, key: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => learner.answer(key)));
  const floodIds = await answers(busy, busyKey, flood);
  const otherIds = await answers(other, otherKey, few);
  const mockId = await handIn(mockKey);
  const tasks = await scoredTasks(client, [...floodIds, ...otherIds, mockId], 600_000);
  const waits = tasks.map(({ waited }) => waited);
  const ofOthers = waits.slice(flood, flood + few);
  const longest = Math.max(...waits);
  const share = (wait: number) => wait / longest;
  return [
    { name: `queue wait, ${tasks.length} answers at once, p95`, value: percentile(waits, 0.95), unit: 's' },
    { name: 'longest wait of them', value: longest, unit: 's' },
    {
      name: 'first answer of another learner',
      value: share(Math.min(...ofOthers)),
      unit: 'x longest',
      goal: { atMost: 0.3 },
    },
    {
      name: 'last of their five answers',
      value: share(Math.max(...ofOthers)),
      unit: 'x longest',
      goal: { atMost: 0.5 },
    },
    { name: 'mock handed in last', value: share(waits.at(-1) ?? Number.NaN), unit: 'x longest', goal: { atMost: 0.2 } },
  ];
}
