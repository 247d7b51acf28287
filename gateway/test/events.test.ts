import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { scoringProgress } from '@pte/events/submission/scoring-progress.v1';
import { submissionMarked } from '@pte/events/submission/submission-marked.v1';
import { sessionRevoked } from '@pte/events/user/session-revoked.v1';
import { userBlocked } from '@pte/events/user/user-blocked.v1';
import { DomainError } from '@pte/service-kit/domain-error';
import { eventually } from '@pte/testing/eventually';
import { BrowserStream } from './support/browser-stream.js';
import { aGateway, type TestGateway } from './support/gateway.js';
import { fillWithPeople } from './support/people.js';
import { aPublisher, type Publisher } from './support/publisher.js';

let gateway: TestGateway;
let publisher: Publisher;
const open: BrowserStream[] = [];

beforeAll(async () => {
  gateway = await aGateway();
  publisher = await aPublisher(gateway.topicPrefix);
});

afterEach(async () => {
  for (const stream of open.splice(0)) stream.close();
  fillWithPeople(gateway.services, gateway.redis, gateway.keyPrefix);
});

afterAll(async () => {
  await publisher?.close();
  await gateway?.stop();
});

async function listen(token: string, headers: Record<string, string> = {}, url = gateway.url): Promise<BrowserStream> {
  const stream = await BrowserStream.open(url, { authorization: token, ...headers });
  open.push(stream);
  await eventually(() => expect(stream.names()).toContain('ready'));
  return stream;
}

const marked = (submissionId: number, userId = 4, isReplacement = false) =>
  submissionMarked({
    ...{ submissionId, questionId: 11, questionTypeId: 2, userId, scoringStatus: 'scored', score: '{"s":1,"f":1}' },
    ...{ points: 1, fullPoints: 1, attempt: 1, mockSessionId: null, isReplacement, markedAt: 1_790_000_000 },
  });

const submissionsOf = (stream: BrowserStream) =>
  stream.events.filter(({ event }) => event === 'submission.scored').map(({ data }) => data.submissionId);

const sees = (stream: BrowserStream, ...ids: number[]) =>
  eventually(() => expect(submissionsOf(stream)).toEqual(ids), { timeout: 30_000 });

describe('the event stream', () => {
  it('begins with ready and is not buffered on its way', async () => {
    const stream = await listen('learner');
    expect(Object.fromEntries(stream.response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store',
      'x-request-id': expect.any(String),
    });
    expect(stream.events[0]).toMatchObject({ event: 'ready', data: { serverTime: expect.any(Number) } });
    expect(stream.events[0]?.id).toMatch(/^\d+-\d+$/);
  });

  it('takes the cookie, and nobody without a token', async () => {
    const withCookie = await BrowserStream.open(gateway.url, { cookie: 'a=b; token=learner' });
    open.push(withCookie);
    expect(withCookie.response.status).toBe(200);
    const refused = await gateway.ask('GET', '/api/events');
    expect([refused.status, refused.body.reason]).toEqual([401, 'UNAUTHORIZED']);
    const invalid = await gateway.ask('GET', '/api/events', { headers: { cookie: 'token=nobody' } });
    expect(invalid.body.reason).toBe('TOKEN_INVALID');
  });

  it('tells a learner, and nobody else, that a submission was scored', async () => {
    const [mine, anothers] = [await listen('learner'), await listen('vip')];
    await publisher.publish(marked(1));
    await publisher.publish(marked(2, 3));
    await sees(mine, 1);
    await sees(anothers, 2);
    expect(mine.events.at(-1)?.data).toEqual({
      ...{ submissionId: 1, questionId: 11, scoringStatus: 'scored', score: '{"s":1,"f":1}', mockSessionId: null },
    });
  });

  it('tells how far the scoring is, and nothing of a score that a newer engine replaced', async () => {
    const stream = await listen('learner');
    const progress = { submissionId: 7, attempt: 1, userId: 4, stage: 'recognise', at: 1_790_000_000 } as const;
    await publisher.publish(scoringProgress(progress));
    await publisher.publish(marked(8, 4, true));
    await publisher.publish(marked(9));
    const told = () => stream.events.filter(({ event }) => event !== 'ready').map(({ event, data }) => [event, data]);
    await eventually(() => expect(told()).toHaveLength(2), { timeout: 30_000 });
    expect(told()).toContainEqual(['submission.progress', { submissionId: 7, stage: 'recognise' }]);
    expect(submissionsOf(stream)).toEqual([9]);
  });

  it('says a repeated event once', async () => {
    const stream = await listen('learner');
    const id = await publisher.publish(marked(3));
    await publisher.publish(marked(3), id);
    await publisher.publish(marked(4));
    await sees(stream, 3, 4);
  });

  it('goes on where a browser left off, at any gateway', async () => {
    const before = await listen('learner');
    await publisher.publish(marked(5));
    await sees(before, 5);
    before.close();
    await publisher.publish(marked(6));
    const seenElsewhere = await listen('vip');
    await publisher.publish(marked(7, 3));
    await sees(seenElsewhere, 7);
    const replica = await gateway.replica();
    const lastSeen = before.events.at(-1)?.id ?? '';
    const after = await listen('learner', { 'last-event-id': lastSeen }, replica.url);
    await sees(after, 6);
    after.close();
    await replica.stop();
  });

  it('does not repeat the past to a browser that comes anew', async () => {
    const stream = await listen('learner');
    await publisher.publish(marked(8));
    await sees(stream, 8);
  });

  it('ends when the session does, and only that one', async () => {
    const [ended, other] = [await listen('vip'), await listen('learner')];
    gateway.services.on('resolveToken', ({ token }: { token: string }) => {
      if (token === 'vip') throw new DomainError('TOKEN_INVALID', 'unauthenticated');
      return { caller: { userId: 4, type: 2, sessionId: 's' }, expiresAt: 4_070_908_800 };
    });
    await publisher.publish(sessionRevoked({ userId: 3, sessionId: 'any' }));
    await publisher.publish(sessionRevoked({ userId: 4, sessionId: 'another-of-the-user' }));
    await publisher.publish(marked(9));
    await ended.ended;
    expect(ended.events.at(-1)).toMatchObject({ event: 'session.revoked', data: {} });
    await sees(other, 9);
    expect(other.names()).not.toContain('session.revoked');
  });

  it('ends for a blocked user', async () => {
    const stream = await listen('vip');
    gateway.services.on('resolveToken', () => {
      throw new DomainError('USER_BLOCKED', 'forbidden');
    });
    await publisher.publish(userBlocked({ userId: 3, blockingUntil: 4_070_908_800 }));
    await stream.ended;
    expect(stream.names().at(-1)).toBe('session.revoked');
  });

  it('closes the oldest of six streams of one user, on whatever gateway', async () => {
    const replica = await gateway.replica();
    const oldest = await listen('manager');
    await eventually(async () => expect(await gateway.redis.zcard(`${gateway.keyPrefix}streams:2`)).toBe(1));
    for (let count = 2; count <= 6; count += 1) {
      await listen('manager', {}, replica.url);
      const openNow = Math.min(count, 5);
      await eventually(async () => expect(await gateway.redis.zcard(`${gateway.keyPrefix}streams:2`)).toBe(openNow));
    }
    await oldest.ended;
    expect(oldest.retries).toEqual(['60000']);
    for (const stream of open.splice(0)) stream.close();
    await replica.stop();
  });

  it('is not to be had while Redis is away', async () => {
    const alone = await aGateway({ REDIS_URL: 'redis://127.0.0.1:9' });
    const { body } = await alone.ask('GET', '/api/events', { token: 'learner' });
    await alone.stop();
    expect([body.code, body.reason]).toEqual([502, 'UPSTREAM_UNAVAILABLE']);
  });

  it('ends when the gateway stops, so that browsers come back', async () => {
    const replica = await gateway.replica();
    const stream = await listen('learner', {}, replica.url);
    await replica.stop();
    await stream.ended;
  });
});
