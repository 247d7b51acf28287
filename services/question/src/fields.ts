import { type FieldProblem, ValidationError } from '@pte/service-kit/domain-error';

/** What is wrong with each field; a field without a problem is absent or undefined. */
export type FieldProblems = Readonly<Record<string, FieldProblem | undefined>>;

/** Throws ValidationError when any field has a problem. */
export function refuseProblems(problems: FieldProblems): void {
  const found = Object.entries(problems).filter((entry): entry is [string, FieldProblem] => entry[1] !== undefined);
  if (found.length > 0) throw new ValidationError(Object.fromEntries(found));
}

/** Code points of a text. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
};

export const textProblem = (text: string | undefined, min: number, max: number): FieldProblem | undefined => {
  if (text === undefined) return undefined;
  if (text.includes('\0')) return { code: 'text.null' };
  // A text of at most `max` UTF-16 units has at most as many characters; only longer ones are counted.
  const fits = text.length >= min && (text.length <= max || lengthOf(text) <= max);
  return fits ? undefined : { code: 'text.length', args: { min, max } };
};

export function integerProblem(value: number | undefined, min: number, max: number): FieldProblem | undefined {
  if (value === undefined) return undefined;
  if (!Number.isInteger(value)) return { code: 'integer' };
  if (value < min) return { code: 'number.min', args: { min } };
  return value > max ? { code: 'number.max', args: { max } } : undefined;
}

export const required = (value: unknown): FieldProblem | undefined =>
  value === undefined ? { code: 'required' } : undefined;
