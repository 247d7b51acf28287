import { describe, expect, it } from '@jest/globals';
import { createLogger } from '@pte/service-kit/logging';
import { eventually } from '@pte/testing/eventually';
import { silence } from '../test/silence.js';
import { type Life, Persistent } from './persistent.js';

describe('Persistent', () => {
  it('tries again until the work succeeds, and then is done', async () => {
    let tries = 0;
    const work = new Persistent(
      'test',
      async () => {
        tries += 1;
        if (tries < 3) throw new Error('not yet');
      },
      silence,
    );
    await eventually(() => expect(tries).toBe(3));
    await work.stop();
    expect(tries).toBe(3);
  });

  it('stops in the middle of a rest, and lets the work come to its end', async () => {
    const steps: string[] = [];
    const work = new Persistent(
      'test',
      async (life) => {
        while (!life.stopping) await life.rest(60_000);
        steps.push('put away');
      },
      silence,
    );
    await work.stop();
    expect(steps).toEqual(['put away']);
  });

  it('stops while it waits for the next try', async () => {
    let tries = 0;
    const work = new Persistent(
      'test',
      async () => {
        tries += 1;
        throw new Error('never');
      },
      silence,
    );
    await eventually(() => expect(tries).toBe(2));
    await work.stop();
    expect(tries).toBe(2);
  });

  it('wakes a rest, also one that begins after the call', async () => {
    let rests = 0;
    const work = new Persistent(
      'test',
      async (life: Life) => {
        life.wake();
        await life.rest(60_000);
        rests += 1;
        while (!life.stopping) await life.rest(60_000);
      },
      silence,
    );
    await eventually(() => expect(rests).toBe(1));
    await work.stop();
  });

  it('logs the first failure of a row and the recovery, without what drivers hang on errors', async () => {
    const lines: Record<string, unknown>[] = [];
    const logger = createLogger(
      'test',
      { LOG_LEVEL: 'info', LOG_FORMAT: 'json' },
      { write: (line) => lines.push(JSON.parse(line)) },
    );
    let tries = 0;
    const work = new Persistent(
      'letters',
      async () => {
        tries += 1;
        if (tries < 3) throw Object.assign(new Error('refused'), { parameters: ['hunter2'] });
      },
      logger,
    );
    await eventually(() => expect(lines).toHaveLength(2));
    await work.stop();
    expect(lines).toEqual([
      expect.objectContaining({ work: 'letters', error: 'Error: refused', msg: 'interrupted, trying again' }),
      expect.objectContaining({ work: 'letters', failures: 2, msg: 'goes on again' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('hunter2');
  });
});
