import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryEventBus } from '@pte/testing/in-memory-event-bus';
import { anIncomingMessage } from '../../test/incoming.js';
import { DeadLetters } from '../dead-letters.js';
import { runDlq, usage } from './dlq-command.js';

describe('the dlq command', () => {
  let bus: InMemoryEventBus;
  let lines: string[];
  const run = (...command: string[]) => runDlq(command, bus, { print: (line) => lines.push(line) });

  beforeEach(async () => {
    bus = new InMemoryEventBus();
    lines = [];
    await bus.ensureTopics([
      { topic: 'shop.item', partitions: 2 },
      { topic: 'shop.item.dlq', partitions: 1 },
    ]);
    const deadLetters = new DeadLetters(bus);
    const burial = { group: 'shop.count', reason: 'Error: no paper', attempts: 7 };
    await deadLetters.bury(anIncomingMessage({ key: 'pen' }), burial);
    await deadLetters.bury(anIncomingMessage({ key: 'book' }), burial);
  });

  it.each([[[]], [['list']]])('lists with the reason on %j', async (command) => {
    expect(await run(...command)).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(/^shop\.item:0 .* item\.counted\.v1 .* shop\.count {2}7 tries {2}Error: no paper$/),
      expect.stringMatching(/^shop\.item:1 /),
      '2 waiting',
    ]);
  });

  it('replays one and keeps the other', async () => {
    expect(await run('replay', 'shop.item:1')).toBe(0);
    await run('list');
    expect(lines).toEqual(['1 sent back', expect.stringMatching(/^shop\.item:0 /), '1 waiting']);
  });

  it('replays all, once', async () => {
    await run('replay', '--all');
    await run('replay', '--all');
    expect(lines).toEqual(['2 sent back', '0 sent back']);
  });

  it('sends nothing when an id is not there', async () => {
    expect(await run('replay', 'shop.item:0', 'shop.item:9')).toBe(2);
    expect(lines).toEqual(['not waiting: shop.item:9']);
    expect((await new DeadLetters(bus).list()).length).toBe(2);
  });

  it.each([[['replay']], [['bury']], [['list', 'shop.item:0']]])('explains itself on %j', async (command) => {
    expect(await run(...command)).toBe(2);
    expect(lines).toEqual([usage]);
  });
});
