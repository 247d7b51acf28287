import { describe, expect, it } from '@jest/globals';
import { traits } from '@pte/exam/traits';
import type { AnswerScorer } from '../scorer/answer-scorer.js';
import { ScoringRefused } from '../scorer/answer-scorer.js';
import { calibrationReport } from './calibration-report.js';
import { fitCalibration, type RatedAnswer } from './fit-calibration.js';
import { ratedRows } from './rated-rows.js';
import { scoreRatedAnswers } from './score-rated-answers.js';

const about = { version: 'school-1', fittedOn: '2026-11-21' };

/** Raters give each of 60 answers one point less of Content than the engine, which gives 2 to 5. */
function anAnswer(index: number, given: Partial<RatedAnswer['scored']> = {}): RatedAnswer {
  const s = 2 + (index % 4);
  return {
    ...{ id: `${index}`, learner: `${index}`, questionTypeId: 1 },
    scored: {
      score: [
        { i: traits.content.i, s, f: 6 },
        { i: traits.form.i, s: 2, f: 2 },
      ],
      analysis: { v: 1, status: 'done', engine: 'engine/1', zero: null },
      ...given,
    },
    ratings: [{ '0': s - 1, '1': 0 }, { '0': s - 1 }],
  };
}
const answers = Array.from({ length: 60 }, (_, index) => anAnswer(index));

describe('fitting a calibration', () => {
  it('fits each trait that is judged, never Form, and tells the operator', () => {
    const { calibration, outcomes } = fitCalibration(answers, about);
    expect(calibration).toMatchObject({
      ...about,
      traits: [
        {
          questionTypeId: 1,
          i: traits.content.i,
          engine: 'engine/1',
          n: 60,
          formula: { kind: 'line', shift: -1, stretch: 1 },
        },
      ],
    });
    expect(calibrationReport(outcomes)).toBe(
      'type 1, Content, rated answers: 60; shift and stretch, error 1.00 -> 0.00, correlation 1.00 -> 1.00, kappa 0.71 -> 1.00',
    );
  });

  it('learns nothing from answers that a gate or a rule held down', () => {
    const open = answers.map((_, index) => anAnswer(index, { caps: { [traits.content.i]: 6 } }));
    expect(fitCalibration(open, about).calibration.traits).toHaveLength(1);
    const capped = answers.map((_, index) => anAnswer(index, { caps: { [traits.content.i]: 2 } }));
    const zero = anAnswer(0, { analysis: { v: 1, status: 'done', engine: 'engine/1', zero: 'content' } });
    expect(fitCalibration([...capped, zero], about).calibration.traits).toEqual([]);
    expect(fitCalibration(answers.slice(0, 5), about).outcomes[0]?.fit).toMatchObject({
      refused: 'at least 30 are needed',
    });
  });

  it('refuses points beyond the scale', () => {
    const [first] = answers;
    if (!first) throw new Error('no answer');
    expect(() => fitCalibration([{ ...first, ratings: [{ '0': 90 }] }], about)).toThrow(
      '0: more than the 6 points of trait 0',
    );
  });
});

describe('rated rows', () => {
  it('are read from tables and from lines of JSON alike', () => {
    const table = ratedRows('submissionId,learner,trait_0,trait_2\n17,7,4,\n18,,2,1\n');
    const lines = ratedRows(
      '{"submissionId":17,"learner":"7","traits":{"0":4}}\n{"submissionId":18,"traits":{"0":2,"2":1}}\n',
    );
    expect(table).toEqual(lines);
    expect(table).toEqual([
      { id: '17', learner: '7', submissionId: 17, traits: { '0': 4 } },
      { id: '18', learner: '18', submissionId: 18, traits: { '0': 2, '2': 1 } },
    ]);
  });

  it.each([
    ['{"id":"a","traits":{"0":1}}', 'row 1: an answer needs submissionId'],
    ['submissionId,trait_0\n1,2\n2,many\n', 'row 2: traits 0'],
  ])('say which row is not understood: %s', (content, message) => {
    expect(() => ratedRows(content)).toThrow(message);
  });
});

describe('scoring rated answers', () => {
  const [first] = answers;
  const score: AnswerScorer['score'] = async ({ answer }) => {
    if (answer === 'unreadable') throw new ScoringRefused('AUDIO_UNREADABLE');
    if (!first) throw new Error('no answer');
    return first.scored;
  };
  const question = { questionTypeId: 2, content: '{}', key: '{}' };

  it('joins the raters of an answer and says what it left out', async () => {
    const rows = ratedRows(
      [
        { id: 'a', ...question, recording: 'a.wav', traits: { '0': 4 } },
        { id: 'a', ...question, recording: 'a.wav', traits: { '0': 2 } },
        { submissionId: 5, traits: { '0': 1 } },
        { submissionId: 6, traits: { '0': 1 } },
        { id: 'b', ...question, questionTypeId: 16, text: 'chosen', traits: { '0': 1 } },
      ]
        .map((row) => JSON.stringify(row))
        .join('\n'),
    );
    const asked = new Map([[5, { ...question, answer: 'unreadable' }]]);
    const heard: string[] = [];
    const scorer: AnswerScorer = {
      score: (answer, report) => {
        heard.push(answer.answer);
        return score(answer, report);
      },
    };
    const pile = { rows, folder: '/rated', asked };
    const result = await scoreRatedAnswers(pile, new Map([['reading', scorer]]), 2, () => undefined);
    expect(result.answers).toMatchObject([{ id: 'a', questionTypeId: 2, ratings: [{ '0': 4 }, { '0': 2 }] }]);
    expect([...result.leftOut].sort()).toEqual(['5: AUDIO_UNREADABLE', '6: no such submission', 'b: no engine for it']);
    expect(heard.sort()).toEqual(['/rated/a.wav', 'unreadable']);
  });
});
