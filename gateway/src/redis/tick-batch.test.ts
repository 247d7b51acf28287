import { describe, expect, it } from '@jest/globals';
import { TickBatch } from './tick-batch.js';

/** A source whose answers are given by hand. */
class Source {
  readonly asked: string[][] = [];
  private readonly pending: (() => void)[] = [];

  readonly load = (keys: string[]): Promise<Map<string, string>> => {
    this.asked.push(keys);
    const { promise, resolve } = Promise.withResolvers<Map<string, string>>();
    this.pending.push(() => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`]))));
    return promise;
  };

  answerOldest(): void {
    this.pending.shift()?.();
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('TickBatch', () => {
  it('joins the reads of one turn, each key once', async () => {
    const source = new Source();
    const batch = new TickBatch(source.load);
    const values = Promise.all([batch.get('a'), batch.get('b'), batch.get('a'), batch.get('none')]);
    await turn();
    expect(source.asked).toEqual([['a', 'b', 'none']]);
    source.answerOldest();
    expect(await values).toEqual(['a!', 'b!', 'a!', undefined]);
  });

  it('never joins a read that is under way, even of the same key', async () => {
    const source = new Source();
    const batch = new TickBatch(source.load);
    const first = batch.get('a');
    await turn();
    const second = batch.get('a');
    await turn();
    expect(source.asked).toEqual([['a'], ['a']]);
    source.answerOldest();
    source.answerOldest();
    expect(await Promise.all([first, second])).toEqual(['a!', 'a!']);
  });

  it('collects what comes while as many as allowed are under way', async () => {
    const source = new Source();
    const batch = new TickBatch(source.load, 1);
    const first = batch.get('a');
    await turn();
    const later = [batch.get('b')];
    await turn();
    later.push(batch.get('c'));
    await turn();
    expect(source.asked).toEqual([['a']]);
    source.answerOldest();
    await first;
    await turn();
    expect(source.asked).toEqual([['a'], ['b', 'c']]);
    source.answerOldest();
    expect(await Promise.all(later)).toEqual(['b!', 'c!']);
  });

  it('fails all readers of a read that failed, and goes on', async () => {
    let fails = true;
    const load = async (keys: string[]) => {
      if (fails) throw new Error('away');
      return new Map(keys.map((key) => [key, key]));
    };
    const batch = new TickBatch(load, 1);
    const failed = await Promise.allSettled([batch.get('a'), batch.get('b')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await batch.get('a')).toBe('a');
  });
});
