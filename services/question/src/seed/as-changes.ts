import type { QuestionChanges } from '../bank/question.js';
import type { StarterQuestion } from './starter-bank/starter-question.js';

/** A starter question as an admin would write it, with its JSON texts. */
export const asChanges = (question: StarterQuestion): QuestionChanges => ({
  type: question.type,
  name: question.name,
  content: JSON.stringify(question.content),
  answer: JSON.stringify(question.key),
  analysis: JSON.stringify({ v: 1, ...question.analysis }),
  translation: JSON.stringify({ v: 1, zh: question.translation }),
  difficulty: question.difficulty,
  isExercise: question.isExercise,
  predictiveRate: question.predictiveRate,
});
