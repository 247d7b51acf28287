import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { openEventStream } from './event-stream.js';

class FakeSource extends EventTarget {
  readyState = 0;
  onerror: (() => void) | null = null;
  closed = false;

  say(name: string, data: object): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  fail(state: number): void {
    this.readyState = state;
    this.onerror?.();
  }

  close(): void {
    this.closed = true;
  }
}

const connecting = 0;
const closed = 2;

const aStream = () => {
  const sources: FakeSource[] = [];
  const events: unknown[] = [];
  const live: boolean[] = [];
  const stop = openEventStream({
    onEvent: (name, data) => events.push([name, data]),
    onLive: (now) => live.push(now),
    open: () => {
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
  });
  return { sources, events, live, stop, source: () => sources.at(-1) as FakeSource };
};

beforeEach(() => {
  jest.useFakeTimers();
  (globalThis as { EventSource?: unknown }).EventSource = { CLOSED: closed };
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the event stream', () => {
  it('is live once the server says so, and hands events on', () => {
    const { source, events, live } = aStream();
    expect(live).toEqual([]);
    source().say('ready', { serverTime: 1 });
    source().say('submission.scored', { submissionId: 881 });
    expect(live).toEqual([true]);
    expect(events).toEqual([['submission.scored', { submissionId: 881 }]]);
  });

  it('leaves a broken stream to the browser, which resumes it, but says that it is down', () => {
    const { sources, source, live } = aStream();
    source().say('ready', {});
    source().fail(connecting);
    jest.advanceTimersByTime(60_000);
    expect(live).toEqual([true, false]);
    expect(sources).toHaveLength(1);
  });

  it('opens a refused stream again after growing pauses', () => {
    const { sources, source } = aStream();
    source().fail(closed);
    jest.advanceTimersByTime(1_000);
    expect(sources).toHaveLength(2);
    source().fail(closed);
    jest.advanceTimersByTime(1_999);
    expect(sources).toHaveLength(2);
    jest.advanceTimersByTime(1);
    expect(sources).toHaveLength(3);
  });

  it('stops for good', () => {
    const { sources, source, stop } = aStream();
    source().fail(closed);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(sources).toHaveLength(1);
    expect(source().closed).toBe(true);
  });
});
