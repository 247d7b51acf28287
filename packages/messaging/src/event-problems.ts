import type { z } from 'zod';

/** What is wrong with an event's data, by path and never with a value: for errors, logs and dead letters. */
export const problemsOf = (error: z.ZodError): string =>
  error.issues.map((issue) => `${issue.path.join('.') || 'data'}: ${issue.code}`).join(', ');
