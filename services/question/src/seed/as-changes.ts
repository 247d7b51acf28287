import type { QuestionChanges } from '../bank/question.js';
import { contentWithMedia, type MediaStage } from './media/content-with-media.js';
import type { StarterQuestion } from './starter-bank/starter-question.js';

/** A starter question as an admin would write it, with its JSON texts. */
export const asChanges = (question: StarterQuestion, stage: MediaStage = 'every voice'): QuestionChanges => ({
  type: question.type,
  name: question.name,
  content: JSON.stringify(contentWithMedia(question, stage)),
  answer: JSON.stringify(question.key),
  analysis: JSON.stringify({ v: 1, ...question.analysis }),
  translation: JSON.stringify({ v: 1, zh: question.translation }),
  difficulty: question.difficulty,
  isExercise: question.isExercise,
  predictiveRate: question.predictiveRate,
});
