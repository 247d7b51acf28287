import { z } from 'zod';
import { pageQuery, sortedQuery, withCountQuery } from '../edge/list-query.js';
import { flagText, integersText, integerText, searchText } from '../edge/query-values.js';
import { id, longText, restoring, title } from '../edge/values.js';

export const collectionTypes = { min: 0, max: 4 };

const mostTypeId = 2_147_483_647;

export const questionList = z.object({
  ...pageQuery(),
  ...withCountQuery,
  ...sortedQuery(['createdAt', 'id', 'name', 'difficulty', 'predictiveRate', 'updatedAt']),
  type: integerText(-1, mostTypeId).default(-1),
  predictive: z.enum(['none', 'high']).default('none'),
  isExercise: flagText.optional(),
  difficulty: integerText(-1, 2).default(-1),
  hasPracticed: flagText.optional(),
  includeDeleted: flagText.default(false),
  search: searchText.optional(),
  ids: integersText({ min: 0, max: mostTypeId, most: 50 }).optional(),
});

export const predictionList = z.object({
  ...pageQuery(),
  type: integerText(-1, mostTypeId).default(-1),
});

export const questionFields = {
  name: title({ min: 1, max: 200 }),
  content: longText({ min: 0, max: 200_000 }),
  answer: longText({ min: 0, max: 200_000 }),
  analysis: longText({ min: 0, max: 200_000 }),
  translation: longText({ min: 0, max: 200_000 }),
  difficulty: z.int().min(0).max(2),
  isExercise: z.boolean(),
  predictiveRate: z.int().min(0).max(10_000),
};

/** Missing JSON texts are the question service's to name: it knows which types need them. */
export const newQuestion = z.object(questionFields).partial().required({ name: true }).extend({ type: id });

export const questionChange = z.object(questionFields).partial().extend({ type: id.optional(), deletedAt: restoring });

export const validateBody = z.object({
  answer: longText({ min: 0, max: 70_000 }),
  timeUsed: z.number(),
});

export const collectionBody = z.object({
  types: z
    .array(z.int().min(collectionTypes.min).max(collectionTypes.max))
    .max(5)
    .refine((types) => new Set(types).size === types.length, { error: 'list.distinct' }),
});

export const collectionList = z.object({
  ...pageQuery(),
  ...sortedQuery(['createdAt', 'id', 'name', 'difficulty']),
  type: integerText(collectionTypes.min, collectionTypes.max).optional(),
  questionType: integerText(0, mostTypeId).optional(),
});
