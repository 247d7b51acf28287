import type { FieldProblem } from '@pte/service-kit/domain-error';
import type { z } from 'zod';
import { fieldTexts } from './field-texts.js';

export type FieldProblems = Record<string, FieldProblem>;

type Issue = z.core.$ZodIssue;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );
}

const kindOfOrigin: Readonly<Record<string, string>> = {
  number: 'number',
  int: 'number',
  string: 'text',
  array: 'list',
};

function problemOf(issue: Issue, input: unknown): FieldProblem {
  const params = 'params' in issue ? (issue.params as FieldProblem['args']) : undefined;
  if (Object.hasOwn(fieldTexts, issue.message)) return { code: issue.message, args: params };
  if (issue.code === 'invalid_type') {
    if (valueAt(input, issue.path) === undefined) return { code: 'required' };
    const code = `type.${issue.expected}`;
    return { code: issue.expected === 'int' ? 'integer' : Object.hasOwn(fieldTexts, code) ? code : 'invalid' };
  }
  if (issue.code === 'too_small') {
    return { code: `${kindOfOrigin[issue.origin] ?? 'number'}.min`, args: { min: Number(issue.minimum) } };
  }
  if (issue.code === 'too_big') {
    return { code: `${kindOfOrigin[issue.origin] ?? 'number'}.max`, args: { max: Number(issue.maximum) } };
  }
  if (issue.code === 'invalid_value') {
    if (valueAt(input, issue.path) === undefined) return { code: 'required' };
    return { code: 'choice', args: { values: issue.values.join(', ') } };
  }
  return { code: issue.code === 'invalid_format' ? 'format' : 'invalid' };
}

/** Keys dotted. The contract names fields, not positions: what is wrong inside of a list is said of the list. */
const nameOf = (path: readonly PropertyKey[]): string => path.filter((key) => typeof key !== 'number').join('.');

/** The first problem of each field. */
export function fieldProblemsOf(error: z.core.$ZodError, input: unknown): FieldProblems {
  const problems: FieldProblems = {};
  for (const issue of error.issues) problems[nameOf(issue.path)] ??= problemOf(issue, input);
  return problems;
}
