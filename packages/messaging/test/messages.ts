import type { IncomingMessage, OutgoingMessage } from '../src/event-bus.js';

export const aMessage = (given: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  topic: 'things',
  key: 'one',
  value: '{}',
  headers: {},
  ...given,
});

/** `count` messages of each key, valued 0, 1, 2… */
export const aSeries = (keys: readonly string[], count: number, from = 0): OutgoingMessage[] =>
  Array.from({ length: count }, (_, index) => keys.map((key) => aMessage({ key, value: String(from + index) }))).flat();

/** Values by key, in the order received. */
export const byKey = (messages: readonly IncomingMessage[]): Record<string, string[]> => {
  const groups: Record<string, string[]> = {};
  for (const { key, value } of messages) groups[key] = [...(groups[key] ?? []), value];
  return groups;
};

export const numbers = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));
