import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answerText, isUnanswered, readAnswer } from './answer.js';

describe('the reader rule', () => {
  it.each([
    ['{"answer":1}', 1],
    ['{"answer":null}', null],
    ['{"answer":[0,2],"more":true}', [0, 2]],
    ['[0,2]', [0, 2]],
    ['7', 7],
    ['"text"', 'text'],
    ['{"choice":1}', { choice: 1 }],
    ['1763692800123.mp3', '1763692800123.mp3'],
    ['{"answer":', '{"answer":'],
    ['', ''],
  ])('reads %j', (text, value) => {
    expect(readAnswer(text)).toEqual(value);
  });

  it('gives back what was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        expect(readAnswer(answerText(value))).toEqual(JSON.parse(JSON.stringify(value))),
      ),
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readAnswer(text)));
  });
});

describe('an answer that says nothing', () => {
  it.each([[null], [undefined], [''], [' \n\u3000'], [[]], [[-1, -1]], [['', ' ']]])('is %j', (value) => {
    expect(isUnanswered(value)).toBe(true);
  });

  it.each([[0], ['a'], [[0]], [[-1, 2]], [['', 'a']], [false], [{}], [-1]])('is not %j', (value) => {
    expect(isUnanswered(value)).toBe(false);
  });
});
