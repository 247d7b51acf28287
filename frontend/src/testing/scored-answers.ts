import { questionTypeRules } from '@pte/exam/registry';
import type { Analysis } from '@pte/exam/scoring-result';
import type { TypeRules } from '@pte/exam/type-rules';
import type { Question, Submission } from '../lib/api/shapes.js';
import { type ReadExercise, readExercise } from '../practice/frame/read-exercise.js';

export interface ScoredAnswer {
  question: Question;
  exercise: ReadExercise;
  submission: Submission;
  analysis: Analysis;
}

const done: Analysis = { v: 1, status: 'done', engine: 'pte-speech/1.1', confidence: 0.8 };

const anAnswer = (
  type: number,
  content: object,
  key: object,
  answer: string,
  part: Partial<Analysis>,
): ScoredAnswer => {
  const question = {
    id: 412,
    type,
    name: 'A question',
    content: JSON.stringify(content),
    answer: JSON.stringify(key),
    collections: [],
  } as unknown as Question;
  const analysis = { ...done, ...part };
  const submission = {
    id: 881,
    questionId: 412,
    questionTypeId: type,
    answer: JSON.stringify({ answer }),
    analysis: JSON.stringify(analysis),
    score: '[{"i":0,"s":3,"f":6}]',
    scoringStatus: 'scored',
  } as Submission;
  const exercise = readExercise(question, questionTypeRules(type) as TypeRules) as ReadExercise;
  return { question, exercise, submission, analysis };
};

const points = [
  { id: 'p1', text: 'says sorry', w: 1, any: ['sorry'] },
  { id: 'p2', text: 'lens cap is lost', w: 2, any: ['lens cap'] },
  { id: 'p3', text: 'offers to pay', w: 2, any: ['pay'] },
];
const readWords: Analysis['words'] = [
  { w: 'night', i: 0, st: 'ok', t: [0, 0.4] },
  { w: 'trains', i: 1, st: 'unclear', t: [0.4, 0.9], ph: [['T', 0.3]] },
  { w: 'think', i: 2, st: 'omitted' },
];

/** A scored answer for each way of judging, with what an engine finds. */
export const scoredAnswers = {
  readAloud: anAnswer(
    2,
    { material: 'Night trains think.', audioUrl: 'question-resources/1/default.mp3' },
    {},
    'a.webm',
    {
      words: readWords,
      sounds: [
        {
          phone: 'TH',
          heard: 'S',
          s: 0.2,
          words: [
            { w: 'trains', i: 1 },
            { w: 'think', i: 2 },
          ],
        },
      ],
    },
  ),
  repeatSentence: anAnswer(
    3,
    { audioUrl: 'question-resources/2/default.mp3' },
    { text: 'Night trains think.' },
    'a.webm',
    {
      words: readWords,
    },
  ),
  situation: anAnswer(
    7,
    { material: 'You lost the lens cap.' },
    { points, acts: ['apologise'], sample: 'I am sorry.' },
    'a.webm',
    {
      points: [
        { id: 'p1', hit: 0.93, where: [1.2, 1.9] },
        { id: 'p2', hit: 0.45, where: [3, 4] },
        { id: 'p3', hit: 0.05 },
      ],
      transcript: 'I am sorry about it',
    },
  ),
  shortAnswer: anAnswer(
    6,
    { audioUrl: 'question-resources/3/default.mp3' },
    { question: 'What do bees make?', accept: ['honey', 'some honey'] },
    'a.webm',
    {},
  ),
  essay: anAnswer(
    1,
    { material: 'Should trains be free?' },
    { aspects: points, sample: 'Trains should be free.' },
    'Trains is good and wonderfull for all.',
    {
      marks: [
        {
          i: 2,
          start: 7,
          end: 9,
          code: 'agreement',
          fix: ['are'],
          zh: '主谓不一致。',
          en: 'Subject and verb disagree.',
        },
        { i: 4, start: 19, end: 29, code: 'spelling', fix: ['wonderful'], zh: '拼写错误。', en: 'Misspelt.' },
      ],
      points: [
        { id: 'p1', hit: 0.8, where: [0, 14] },
        { id: 'p3', hit: 0.1 },
      ],
    },
  ),
};
