import { describe, expect, it } from '@jest/globals';
import { withoutEnd } from './without-end.js';

describe('a text without its end', () => {
  it.each([
    ['We saw that the label had the wrong address.', 'the wrong address', 'We saw that the label had'],
    ['He sold the house, at last!', 'At last', 'He sold the house,'],
    ['It grew — slowly', 'slowly.', 'It grew —'],
    ['All twenty lamps — ', '20 lamps', 'All'],
    ['It ends elsewhere.', 'the wrong address', 'It ends elsewhere.'],
    ['The wrong address was on the label.', 'the wrong address', 'The wrong address was on the label.'],
    ['address', 'the wrong address', 'address'],
    ['wrong address', 'wrong address', ''],
    ['Nothing is missing.', '…', 'Nothing is missing.'],
  ])('%j, %j', (text, end, rest) => {
    expect(withoutEnd(text, end)).toBe(rest);
  });
});
