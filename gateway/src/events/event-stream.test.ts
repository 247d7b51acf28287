import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { resumeAfter } from './event.routes.js';
import type { FeedEntry } from './event-feed.js';
import { EventStream } from './event-stream.js';

let response: PassThrough;
let text: string;
let entries: FeedEntry[];
let current: boolean;
let reads: number;

const source = {
  after: async (id: string) => {
    reads += 1;
    return entries.filter((entry) => entry.id > id).slice(0, 2);
  },
  isCurrent: async () => current,
};

beforeEach(() => {
  response = new PassThrough();
  text = '';
  response.on('data', (chunk) => {
    text += chunk;
  });
  entries = [];
  current = true;
  reads = 0;
});

const entry = (number: number, type = 'submission.scored'): FeedEntry => ({
  id: `${number}-0`,
  type,
  data: `{"n":${number}}`,
});
const aStream = (position = '0-0') => new EventStream(4, response as unknown as ServerResponse, source, position);
const numbers = () => [...text.matchAll(/"n":(\d+)/g)].map((match) => Number(match[1]));

describe('EventStream', () => {
  it('begins with the position from which a browser may resume', () => {
    aStream('5-1').begin(1_790_000_000);
    expect(text).toBe('id: 5-1\nevent: ready\ndata: {"serverTime":1790000000}\n\n');
  });

  it('delivers everything after its position in order, however many there are', async () => {
    entries = [1, 2, 3, 4, 5].map((number) => entry(number));
    await aStream('1-0').deliver();
    expect(numbers()).toEqual([2, 3, 4, 5]);
  });

  it('delivers once, however often it is woken meanwhile', async () => {
    const stream = aStream();
    entries = [entry(1)];
    const first = stream.deliver();
    entries = [entry(1), entry(2)];
    await Promise.all([first, stream.deliver(), stream.deliver()]);
    await stream.deliver();
    expect(numbers()).toEqual([1, 2]);
  });

  it('beats with a comment, and looks for what it was not woken for', async () => {
    entries = [entry(1)];
    await aStream().beat();
    expect(text).toMatch(/^: heartbeat\n\n/);
    expect(numbers()).toEqual([1]);
  });

  it('ends at a revocation that is its own', async () => {
    entries = [entry(1), entry(2, 'session.revoked'), entry(3)];
    current = false;
    await aStream().deliver();
    expect(text).toContain('id: 2-0\nevent: session.revoked\ndata: {}\n\n');
    expect([numbers(), response.writableEnded]).toEqual([[1], true]);
  });

  it('passes over a revocation of another session', async () => {
    entries = [entry(1, 'session.revoked'), entry(2)];
    await aStream().deliver();
    expect([numbers(), text.includes('revoked'), response.writableEnded]).toEqual([[2], false, false]);
  });

  it('notices at a beat that its session is over', async () => {
    current = false;
    await aStream('7-0').beat();
    expect(text).toContain('id: 7-0\nevent: session.revoked');
    expect([response.writableEnded, reads]).toEqual([true, 0]);
  });

  it('asks its browser to wait before it pushes out a newer one', () => {
    aStream().endForNewer();
    expect([text, response.writableEnded]).toEqual(['retry: 60000\n\n', true]);
  });

  it('lets go of a browser that does not read', async () => {
    response.pause();
    entries = [{ ...entry(1), data: `"${'x'.repeat(2_000_000)}"` }];
    Object.defineProperty(response, 'writableLength', { value: 2_000_000 });
    await aStream().deliver();
    expect(response.destroyed).toBe(true);
  });
});

describe('resumeAfter', () => {
  const now = 1_000_000;

  it.each([
    [undefined, null],
    ['', null],
    ['nonsense', null],
    ['1-2-3', null],
    ['$', null],
    [`${now * 1000}-3`, `${now * 1000}-3`],
    [`${(now - 300) * 1000}-0`, `${(now - 300) * 1000}-0`],
    [`${(now - 301) * 1000}-9`, `${(now - 300) * 1000}-0`],
    ['0-0', `${(now - 300) * 1000}-0`],
  ])('%s: %s', (header, position) => {
    expect(resumeAfter(header, now)).toBe(position);
  });
});
