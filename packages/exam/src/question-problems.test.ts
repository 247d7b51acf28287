import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionProblem } from './question-problems.js';
import { questionTypeRules } from './registry.js';

const rules = questionTypeRules(21)!;
const content = { title: 'Why?', choices: ['a', 'b'] };
const key = { choice: 1 };

describe('questionProblem', () => {
  it.each([
    [content, key, undefined],
    [{}, {}, { field: 'content', code: 'wrongForm' }],
    [{ ...content, choice: 1 }, {}, { field: 'content', code: 'holdsKey' }],
    [content, {}, { field: 'answer', code: 'wrongForm' }],
    [content, { choice: 2 }, { field: 'answer', code: 'doesNotFit' }],
  ])('judges content before key, form before fit, case %#', (givenContent, givenKey, problem) => {
    expect(questionProblem(rules, givenContent, givenKey)).toEqual(problem);
  });

  it('never throws, whatever an admin sends', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anyContent, anyKey) => {
        const problem = questionProblem(rules, anyContent, anyKey);
        expect(problem === undefined || ['content', 'answer'].includes(problem.field)).toBe(true);
      }),
    );
  });
});
