import { mockTypeId } from '@pte/exam/question-types';
import { listeningTexts } from './listening-texts.js';
import { readingTexts } from './reading-texts.js';
import { speakingTexts } from './speaking-texts.js';
import type { TypeText } from './type-text.js';
import { writingTexts } from './writing-texts.js';

/** A mock is no type that rules could tell of. */
export const mockDirections =
  'Answer the questions in order. The clock starts with the first question. Your answers are saved as you go.';

const mockText: TypeText = {
  id: mockTypeId,
  description: {
    zh: '按口语、写作、阅读、听力的顺序完成一套模拟考试，限时 60 分钟，可随时继续未完成的考试。',
    en: 'A whole exam in 60 minutes: speaking, writing, reading, listening. What was begun can be continued.',
  },
  scoring: {
    zh: '成绩由各题得分换算为 10-90 分的估计值，不是官方 PTE 成绩。',
    en: 'The result is an estimate from 10 to 90 made of the scores of all questions; it is not an official PTE score.',
  },
};

export const allTypeTexts: readonly TypeText[] = [
  ...speakingTexts,
  ...writingTexts,
  ...readingTexts,
  ...listeningTexts,
  mockText,
];
