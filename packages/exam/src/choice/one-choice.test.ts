import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { oneChoice } from './one-choice.js';

const question = fc
  .array(fc.string(), { minLength: 2, maxLength: 8 })
  .chain((choices) =>
    fc.record({ content: fc.constant({ choices }), key: fc.record({ choice: fc.nat(choices.length - 1) }) }),
  );

describe('one choice', () => {
  it('gets the point exactly when it is the right one', () => {
    fc.assert(
      fc.property(question, ({ content, key }) => {
        const right = content.choices.filter((_, index) => {
          const { score } = oneChoice.mark({ content, key }, index);
          return 's' in score && score.s === 1;
        });
        return right.length === 1;
      }),
    );
  });

  it('never throws and gives 0 for what is no choice', () => {
    fc.assert(
      fc.property(question, fc.anything(), ({ content, key }, value) => {
        const { score } = oneChoice.mark({ content, key }, value);
        expect(score).toEqual({ s: value === key.choice ? 1 : 0, f: 1 });
      }),
    );
  });

  it('is taken exactly when it lies inside the choices', () => {
    fc.assert(
      fc.property(question, fc.integer({ min: -3, max: 12 }), ({ content }, value) => {
        const read = oneChoice.answer.safeParse(value);
        const taken = read.success && oneChoice.answerFits(content, read.data);
        expect(taken).toBe(value >= 0 && value < content.choices.length);
      }),
    );
  });

  it('says which choice was made and which is right', () => {
    const { analysis } = oneChoice.mark({ content: { choices: ['a', 'b'] }, key: { choice: 1 } }, 0);
    expect(analysis).toEqual({ v: 1, status: 'done', items: [{ k: 0, ok: false, got: 0, want: 1 }] });
  });
});
