import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { speak } from '@pte/load/recording';
import { isRunning } from '@pte/local/process/process-identity';
import { eventually } from '@pte/testing/eventually';
import { useInfrastructure } from '@pte/testing/infrastructure';
import { aKafka, type TestKafka } from '@pte/testing/kafka';
import { forgetKeys } from '@pte/testing/redis';
import { type Stack, startStack } from '@pte/testing/stack';
import type { StackProcess } from '@pte/testing/stack-process';
import { descendantsOf } from './support/descendants.ts';
import { hunt, type Verdict } from './support/hunt.ts';
import { Learner } from './support/learner.ts';
import { Ledger, scoredOnce } from './support/ledger.ts';
import { slowPrograms } from './support/slow-programs.ts';
import { startTraceCollector } from './support/trace-collector.ts';

/** Submissions around each fault; `make test-long` takes as many as the product promises. */
const submissions = process.env['PTE_TEST_LONG'] ? 50 : 10;
const minutes = 60_000;

let kafka: TestKafka;
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let stack: Stack;
let ledger: Ledger;
let learner: Learner;
let slow = '';
let recording: string;

beforeAll(async () => {
  [kafka, collector, slow] = await Promise.all([
    aKafka(),
    startTraceCollector(),
    slowPrograms('ffmpeg', 'pocketsphinx_batch'),
  ]);
  stack = await startStack({
    infrastructure: { ...useInfrastructure(), kafkaBrokers: kafka.brokers },
    environment: {
      RATE_LIMIT_FACTOR: '100',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      PATH: `${slow}:${process.env['PATH']}`,
    },
  });
  [ledger, learner] = await Promise.all([Ledger.open(stack), Learner.signIn(stack.address)]);
  recording = await learner.upload(await speak('Night trains are coming back.', 2));
}, 5 * minutes);

afterAll(async () => {
  await ledger?.close();
  await stack?.stop();
  await kafka?.drop();
  collector?.stop();
  await rm(slow, { recursive: true, force: true });
}, 2 * minutes);

const many = (count: number) => Promise.all(Array.from({ length: count }, () => learner.submit(recording)));

/** The same as after a crash under the supervisor. */
async function killAndRestart(process: StackProcess, meanwhile: () => Promise<void>): Promise<void> {
  const started = descendantsOf(process.pid ?? 0);
  await process.kill9();
  await Promise.all([meanwhile(), process.start()]);
  await eventually(() => expect(started.filter(isRunning)).toEqual([]));
}

/** Half of the submissions come before the fault, which strikes while one is scored, the others while it lasts. */
async function submitAround(fault: (meanwhile: () => Promise<void>) => Promise<void>): Promise<number[]> {
  const ids = await many(submissions / 2);
  await eventually(async () => expect(await ledger.running()).toBeGreaterThan(0));
  await fault(async () => {
    ids.push(...(await many(submissions / 2)));
  });
  return ids;
}

const workers = () => ['scoring-worker-1', 'scoring-worker-2'].map((name) => stack.process(name).pid ?? 0);

async function expectScoredOnce(ids: readonly number[]): Promise<void> {
  expect(new Set(ids).size).toBe(submissions);
  const once = ids.toSorted((a, b) => a - b).map((id) => ({ id, ...scoredOnce }));
  await eventually(async () => expect(await ledger.trails(ids)).toEqual(once), { timeout: 4 * minutes, interval: 500 });
  const seen = await Promise.all(ids.map((id) => learner.submission(id)));
  for (const { scoringStatus, score } of seen) expect([scoringStatus, JSON.parse(score).length]).toEqual(['scored', 3]);
  const { submissions: all, counted, fullPoints } = await ledger.totals();
  expect([counted, fullPoints]).toEqual([all, all * 15]);
  expect((await learner.stats()).count).toBe(all);
}

describe('the trace of a submission', () => {
  it(
    'leads from the request through both services, Kafka and the queue, and back to the gateway',
    async () => {
      const traceId = randomBytes(16).toString('hex');
      const traceparent = `00-${traceId}-${randomBytes(8).toString('hex')}-01`;
      const id = await learner.submit(recording, { traceparent });
      await eventually(async () => expect((await learner.submission(id)).scoringStatus).toBe('scored'), {
        timeout: minutes,
      });
      await eventually(() => {
        const steps = collector.spansOf(traceId).map(({ service, name }) => `${service}: ${name}`);
        expect(steps).toEqual(
          expect.arrayContaining([
            'gateway: PUT /api/question/item/{id}/validate',
            'question: grpc PracticeGrpc.submitAnswer',
            'question: publish submission.created.v1',
            'scoring: consume submission.created.v1',
            'scoring: queue task',
            expect.stringMatching(/^scoring-worker-\d: score task$/),
            'scoring: publish submission.scored.v1',
            'question: consume submission.scored.v1',
            'question: publish submission.marked.v1',
            'user: consume submission.marked.v1',
            'gateway: consume submission.marked.v1',
          ]),
        );
      });
    },
    3 * minutes,
  );
});

describe('every submission is scored exactly once', () => {
  it.each(['scoring-worker-1', 'scoring', 'question'])(
    'when %s is killed in the middle',
    async (name) => {
      await expectScoredOnce(await submitAround((meanwhile) => killAndRestart(stack.process(name), meanwhile)));
    },
    8 * minutes,
  );

  it.each(['ffmpeg', 'pocketsphinx_batch', 'scoring-process.js'])(
    'when %s is killed again and again',
    async (name) => {
      const ids = await many(submissions);
      // No task is hit three times: what happens then is told below.
      const killed = await hunt(workers(), name, async (count) => {
        if (count === submissions / 5) return 'stop';
        return (await ledger.triedAgain()) === 0 ? 'kill' : 'spare';
      });
      expect(killed).toBe(submissions / 5);
      await expectScoredOnce(ids);
    },
    8 * minutes,
  );

  it(
    'when both workers are killed at once',
    async () => {
      const ids = await submitAround(async (meanwhile) => {
        const idle = () => Promise.resolve();
        await Promise.all([
          killAndRestart(stack.process('scoring-worker-1'), meanwhile),
          killAndRestart(stack.process('scoring-worker-2'), idle),
        ]);
      });
      await expectScoredOnce(ids);
    },
    8 * minutes,
  );

  it(
    'when Redis forgets everything in the middle',
    async () => {
      const { redisUrl, redisKeyPrefix } = stack.settings;
      const ids = await submitAround(async (meanwhile) => {
        await forgetKeys(redisUrl, redisKeyPrefix);
        await meanwhile();
      });
      await expectScoredOnce(ids);
    },
    8 * minutes,
  );

  it(
    'when Kafka is killed in the middle',
    async () => {
      const ids = await submitAround(async (meanwhile) => {
        await kafka.process.kill9();
        await meanwhile();
        await kafka.process.start();
      });
      await expectScoredOnce(ids);
    },
    8 * minutes,
  );

  it(
    'or failed with a reason when its engine dies every time, and scored when it is asked for again',
    async () => {
      const id = await learner.submit(recording);
      let verdict: Verdict = 'kill';
      const over = eventually(
        async () => expect((await learner.submission(id)).scoringStatus).toMatch(/scored|failed/),
        {
          timeout: 2 * minutes,
        },
      ).finally(() => {
        verdict = 'stop';
      });
      expect(await hunt(workers(), 'pocketsphinx_batch', async () => verdict)).toBeGreaterThanOrEqual(3);
      await over;
      const { analysis } = await learner.submission(id);
      expect(JSON.parse(analysis)).toEqual({ v: 1, status: 'failed', code: 'ENGINE_FAILED' });
      expect(await ledger.failureStage(id)).toBe('recognise');
      expect(await learner.rescore(id)).toMatchObject({ scoringStatus: 'pending' });
      await eventually(async () => expect((await learner.submission(id)).scoringStatus).toBe('scored'), {
        timeout: 2 * minutes,
        interval: 200,
      });
    },
    4 * minutes,
  );

  it('and no recording is left behind by those who were killed', async () => {
    const folder = join(stack.settings.temporary, 'pte-scoring');
    const owners = await readdir(folder);
    expect(owners).toHaveLength(2);
    const left = await Promise.all(owners.map((owner) => readdir(join(folder, owner))));
    expect(left.flat()).toEqual([]);
  });
});
