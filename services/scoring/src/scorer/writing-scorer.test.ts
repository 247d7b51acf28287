import { describe, expect, it } from '@jest/globals';
import type { WritingRequest } from '../writing/score-writing.js';
import { WritingScorer } from './writing-scorer.js';

const qualities = { cohesion: 0.4, syntax: 0.5, vocabulary: 0.6, phraseology: 0.5, grammar: 0.3, conventions: 0.7 };
const result = {
  score: [{ i: 0, s: 2, f: 2 }],
  analysis: { v: 1, status: 'done' },
  caps: { 0: 1 },
  overall: 0.5,
  qualities,
} as const;

const anAnswer = (given: { content?: string; key?: string } = {}) => ({
  questionTypeId: 23,
  answer: 'The town lends tools.',
  content: '{"title":"Tools","material":"Our town has opened a tool library."}',
  key: '{"points":[{"id":"p1","text":"borrow","w":1,"any":["lend"]}],"sample":"A library lends tools."}',
  ...given,
});

describe('scoring a written answer', () => {
  it('gives the engine the text, the task and the rules of its type, and hands back what it finds', async () => {
    const requests: WritingRequest[] = [];
    const stages: string[] = [];
    const scorer = new WritingScorer({
      score: async (request) => {
        requests.push(request);
        return result;
      },
    });
    const { score, caps, measures } = await scorer.score(anAnswer(), (stage) => void stages.push(stage));
    expect([score, caps]).toEqual([result.score, result.caps]);
    expect(measures).toEqual({ overall: 0.5, ...qualities });
    expect(stages).toEqual(['judge']);
    expect(requests[0]).toMatchObject({
      text: 'The town lends tools.',
      task: {
        genre: 'summary',
        prompt: 'Tools\nOur town has opened a tool library.',
        samples: ['A library lends tools.'],
      },
      rules: { wordLimits: { good: [25, 50] } },
    });
    expect(structuredClone(requests)).toEqual(requests);
  });

  it.each([{ content: '{' }, { content: '{}' }, { key: '[]' }])(
    'refuses for good an unreadable question: %j',
    async (given) => {
      const scorer = new WritingScorer({ score: async () => result });
      await expect(scorer.score(anAnswer(given), () => undefined)).rejects.toMatchObject({ code: 'TEXT_UNREADABLE' });
    },
  );

  it('lets a lost engine be tried again', async () => {
    const failure = new Error('the writing thread ended');
    const scorer = new WritingScorer({ score: () => Promise.reject(failure) });
    await expect(scorer.score(anAnswer(), () => undefined)).rejects.toBe(failure);
  });
});
