import { type DeadLetter, DeadLetters } from '../dead-letters.js';
import type { EventBus } from '../event-bus.js';

export const usage = `Dead letters: events that a service gave up on.
  list               what waits, with the reason (also without arguments)
  replay <id> …      sends these back to their topics
  replay --all       sends all of them back`;

export interface Terminal {
  print(line: string): void;
}

/** Runs the operator's command. Resolves to the exit code: 0, or 2 when the command makes no sense. */
export async function runDlq(command: readonly string[], bus: EventBus, { print }: Terminal): Promise<number> {
  const [verb = 'list', ...ids] = command;
  const deadLetters = new DeadLetters(bus);
  if (verb === 'list' && ids.length === 0) {
    const letters = await deadLetters.list();
    for (const letter of letters) print(lineOf(letter));
    print(`${letters.length} waiting`);
    return 0;
  }
  if (verb !== 'replay' || ids.length === 0) {
    print(usage);
    return 2;
  }
  const waiting = await deadLetters.list();
  const chosen = ids.includes('--all') ? waiting : waiting.filter(({ id }) => ids.includes(id));
  const unknown = ids.filter((id) => id !== '--all' && !waiting.some((letter) => letter.id === id));
  if (unknown.length > 0) {
    print(`not waiting: ${unknown.join(', ')}`);
    return 2;
  }
  await deadLetters.replay(chosen);
  print(`${chosen.length} sent back`);
  return 0;
}

const lineOf = ({ id, time, type, eventId, group, attempts, reason }: DeadLetter): string =>
  [id, time, type ?? 'no event', eventId ?? '-', group, `${attempts} tries`, reason].join('  ');
