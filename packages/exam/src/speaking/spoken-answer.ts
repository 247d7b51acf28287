import * as z from 'zod/mini';
import { longestAnswer } from '../answer.js';
import type { Category } from '../question-types.js';

const mockSections: readonly Category[] = ['speaking'];

/** What all types have in common that are answered by a recording. V is its file name. Source: scoring.md 1 and 5.2. */
export const spokenAnswer = {
  form: 'record',
  mockSections,
  answer: z.string().check(z.maxLength(longestAnswer)),
  recorded: true,
  recordSeconds: 40,
  keyFits: () => true,
  answerFits: () => true,
};
