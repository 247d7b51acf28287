import { z } from 'zod';

export const questionType = z.object({
  id: z.int(),
  type: z.int().min(0).max(4).describe('Category; 4 only for Mock'),
  abbr: z.string(),
  name: z.string(),
  shortName: z.string(),
  description: z.string(),
  directions: z.string(),
  scoringRules: z.string(),
  mode: z.int().min(0).max(2),
  count: z.int(),
  finishedCount: z.int(),
  deletedAt: z.int().nullable(),
});

export type QuestionType = z.infer<typeof questionType>;
