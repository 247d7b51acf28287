import { describe, expect, it } from '@jest/globals';
import { spokenTraits } from '@pte/exam/speaking/spoken-traits';
import { SpeechFailure } from '../speech/speech-failure.js';
import { SpeechScorer } from './speech-scorer.js';

type Engine = ConstructorParameters<typeof SpeechScorer>[2];
type Request = Parameters<Engine['score']>[0];

const recordings = {
  withRecording: <Result>(name: string, work: (path: string) => Promise<Result>) => work(`/${name}`),
};
const unreported = () => undefined;
const result = { score: [], analysis: { v: 1, status: 'done' } } as const;

function aScorer(score: Engine['score']) {
  return new SpeechScorer('reading', recordings, { score });
}

const anAnswer = (given: { content?: string; key?: string } = {}) => ({
  questionTypeId: 2,
  answer: 'a.webm',
  content: '{"material":"Read this."}',
  key: '{}',
  ...given,
});

describe('scoring a recording', () => {
  it('gives the engine the recording, the text and how its names are read', async () => {
    const requests: Request[] = [];
    const scorer = aScorer(async (request) => {
      requests.push(request);
      return result;
    });
    expect(await scorer.score(anAnswer({ key: '{"say":{"2026":"twenty twenty-six"}}' }), unreported)).toEqual(result);
    const readings = { '2026': 'twenty twenty-six' };
    const task = { kind: 'reading', text: 'Read this.', readings, content: 'errors' };
    expect(requests).toEqual([{ recording: '/a.webm', task, traits: spokenTraits(5), longestSeconds: 42 }]);
  });

  it('hears as long as the question lets the learner speak, and a little more', async () => {
    let longest = 0;
    const scorer = aScorer(async ({ longestSeconds }) => {
      longest = longestSeconds;
      return result;
    });
    await scorer.score(anAnswer({ content: '{"material":"Read this.","recordSeconds":10}' }), unreported);
    expect(longest).toBe(12);
  });

  it.each(['AUDIO_UNREADABLE', 'TEXT_UNREADABLE'] as const)('refuses for good what is %s', async (code) => {
    const scorer = aScorer(() => Promise.reject(new SpeechFailure(code)));
    await expect(scorer.score(anAnswer(), unreported)).rejects.toMatchObject({ name: 'ScoringRefused', code });
  });

  it('lets a failure of the engine be tried again', async () => {
    const failure = new SpeechFailure('ENGINE_FAILED');
    await expect(aScorer(() => Promise.reject(failure)).score(anAnswer(), unreported)).rejects.toBe(failure);
  });

  it.each([{ content: '{' }, { content: '{}' }, { key: '[]' }])(
    'refuses a question without a text: %j',
    async (given) => {
      const scorer = aScorer(async () => result);
      await expect(scorer.score(anAnswer(given), unreported)).rejects.toMatchObject({ code: 'TEXT_UNREADABLE' });
    },
  );
});
