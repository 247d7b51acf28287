import { longestTimeUsed } from '@pte/exam/answer';
import { mockTypeId } from '@pte/exam/question-types';
import { z } from 'zod';
import { pageQuery } from '../edge/list-query.js';
import { idText, id as knownId, longText, restoring } from '../edge/values.js';
import { questionFields, questionList } from '../question/question.input.js';
import { sessionStatus, step } from './mock.shapes.js';

/** The list of the bank, without what makes no sense for one type. */
export const mockList = questionList.omit({ type: true, predictive: true, ids: true });

const asMock = { type: knownId.refine((type) => type === mockTypeId, { error: 'type.mismatch' }).optional() };

/** A missing content is the question service's to name, as for every question. */
export const newMock = z.object(questionFields).partial().required({ name: true, difficulty: true }).extend(asMock);

export const mockChange = z
  .object(questionFields)
  .partial()
  .extend({ ...asMock, deletedAt: restoring });

export const sessionStart = z.object({ restart: z.boolean().default(false) });

export const sessionList = z.object({
  ...pageQuery(),
  mockId: idText.optional(),
  status: sessionStatus.optional(),
});

/** Malformed ones are judged by the handler: they are not found, not invalid. */
export const sessionPath = z.object({ sid: z.string() });

export const progress = z.object({ step: step.optional(), itemIndex: z.int().min(0).optional() });

const largestIndex = 2_147_483_647;

/** Any integer: one that no item has is not found, not invalid. */
const indexText = z
  .string()
  .regex(/^-?\d+$/, { error: 'integer' })
  .transform((value) => Math.min(Math.max(Number(value), -1), largestIndex))
  .pipe(z.int());

export const itemPath = sessionPath.extend({ index: indexText });

export const savedAnswer = z.object({
  answer: longText({ min: 0, max: 70_000 }).nullable(),
  timeUsed: z.int().min(0).max(longestTimeUsed),
});
