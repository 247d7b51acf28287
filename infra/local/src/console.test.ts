import { describe, expect, it } from '@jest/globals';
import { Console } from './console.ts';

const printed = (isTerminal: boolean, use: (console: Console) => void): string => {
  let text = '';
  use(
    new Console(isTerminal, (more) => {
      text += more;
    }),
  );
  return text;
};

describe('Console', () => {
  it('puts the name of the process before its line', () => {
    expect(printed(false, (console) => console.line('gateway', 'ready'))).toBe('gateway          | ready\n');
  });

  it('gives each process a colour of its own on a terminal', () => {
    const text = printed(true, (console) => {
      console.line('user', 'a');
      console.line('gateway', 'b');
      console.line('user', 'c');
    });
    const colours = text.split('\n').map((line) => line.slice(0, 5));
    expect(colours[0]).not.toBe(colours[1]);
    expect(colours[2]).toBe(colours[0]);
  });
});
