import { beforeAll, describe, expect, it } from '@jest/globals';
import { giveTraceIds } from './trace-ids.js';
import { currentTrace, currentTraceId, inSpan, withRemoteTrace } from './tracing.js';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00';

describe('trace ids without an exporter', () => {
  beforeAll(giveTraceIds);

  it('are one through nested spans and another for the next unit of work', async () => {
    const ids = () => inSpan('outer', 'server', {}, () => inSpan('inner', 'client', {}, async () => currentTraceId()));
    const [first, second] = [await ids(), await ids()];
    expect(first).toMatch(/^(?!0+$)[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
  });

  it('go on from what came over a wire, and over the next one', async () => {
    const sent = await withRemoteTrace({ traceparent }, () =>
      inSpan('consume', 'consumer', {}, async () => currentTrace()),
    );
    expect(sent['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-00$/);
  });

  it('stay apart in work that runs at the same time', async () => {
    const work = () =>
      inSpan('work', 'internal', {}, async () => {
        const before = currentTraceId();
        await new Promise(setImmediate);
        return [before, currentTraceId()];
      });
    const [[a, stillA], [b, stillB]] = (await Promise.all([work(), work()])) as [string[], string[]];
    expect([a === stillA, b === stillB, a === b]).toEqual([true, true, false]);
  });
});
