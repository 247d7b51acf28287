import { z } from 'zod';
import { questionSummary } from '../question/question.shapes.js';
import { questionType } from '../question-type/question-type.shapes.js';

export const submission = z.object({
  id: z.int(),
  questionId: z.int(),
  questionTypeId: z.int(),
  userId: z.int(),
  answer: z.string(),
  timeUsed: z.int(),
  createdAt: z.int(),
  score: z.string().describe('JSON text; empty until scored'),
  analysis: z.string().describe('JSON text'),
  scoringStatus: z.enum(['pending', 'scoring', 'scored', 'failed']),
  scoredAt: z.int().nullable(),
  mockSessionId: z.string().nullable(),
  question: questionSummary.nullable().optional(),
  questionType: questionType.nullable().optional(),
});
