import { describe, expect, it } from '@jest/globals';
import { questionTypeRules } from './registry.js';
import { unansweredScore } from './unanswered-score.js';

const question = { content: { choices: ['a', 'b', 'c'] }, key: { choices: [0, 2] } };

describe('the score of an unanswered item', () => {
  it.each([
    [10, { s: 0, f: 2 }],
    [6, { s: 0, f: 1 }],
    [2, [5, 5, 5].map((f, place) => ({ i: [0, 5, 6][place], s: 0, f }))],
  ])('of type %i is nothing of what it could be', (typeId, score) => {
    expect(unansweredScore(questionTypeRules(typeId)!, question)).toEqual(score);
  });
});
