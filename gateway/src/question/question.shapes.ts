import { z } from 'zod';

/** Shapes of api.md, section 2. Texts named JSON text hold JSON. */
const jsonTextShape = z.string().describe('JSON text');

export const questionSummary = z.object({
  id: z.int(),
  type: z.int(),
  name: z.string(),
  difficulty: z.int().min(0).max(2),
  isExercise: z.boolean(),
  hasPracticed: z.boolean(),
  lastScore: z.string().nullable(),
  predictiveRate: z.int().min(0).max(10_000),
  collections: z.array(z.int()),
  createdAt: z.int(),
  updatedAt: z.int(),
  deletedAt: z.int().nullable(),
});

export const question = questionSummary.extend({
  content: jsonTextShape,
  answer: jsonTextShape,
  analysis: jsonTextShape,
  translation: jsonTextShape,
});

/** Lists give admins whole questions. */
export const listedQuestion = z.union([question, questionSummary]);
