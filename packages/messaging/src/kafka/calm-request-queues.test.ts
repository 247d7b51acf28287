import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import { calmRequestQueues } from './calm-request-queues.js';

interface Queue {
  throttleCheckTimeoutId: unknown;
  push(request: object): void;
  fulfillRequest(response: object): void;
  maybeThrottle(milliseconds: number): void;
}

const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (
  options: object,
) => Queue;

describe('a request queue of kafkajs', () => {
  const logger = { debug: () => undefined, warn: () => undefined };
  const aQueue = () =>
    new RequestQueue({ maxInFlightRequests: 1, requestTimeout: 1_000, clientId: 'test', broker: 'test', logger });
  const sent: number[] = [];
  const aRequest = (correlationId: number) => ({
    entry: { correlationId, resolve: () => undefined, reject: () => undefined },
    expectResponse: true,
    sendRequest: () => sent.push(correlationId),
  });

  beforeAll(() => calmRequestQueues());

  it('arms no timer when nothing is pending', () => {
    const queue = aQueue();
    queue.push(aRequest(1));
    queue.fulfillRequest({ correlationId: 1, size: 0, payload: null });
    expect([sent, queue.throttleCheckTimeoutId]).toEqual([[1], null]);
  });

  it('sends what waited for the one before', () => {
    const queue = aQueue();
    queue.push(aRequest(2));
    queue.push(aRequest(3));
    expect(sent).not.toContain(3);
    queue.fulfillRequest({ correlationId: 2, size: 0, payload: null });
    expect(sent).toContain(3);
  });

  it('sends what waited for the end of a throttle', async () => {
    const queue = aQueue();
    queue.maybeThrottle(50);
    queue.push(aRequest(4));
    expect(sent).not.toContain(4);
    await eventually(() => expect(sent).toContain(4));
  });
});
