/** Characters that an answer may have. Source: scoring.md 5.2. */
export const longestAnswer = 10_000;

/** Seconds that an answer may have taken. */
export const longestTimeUsed = 36_000;

const holdsAnswer = (value: unknown): value is { readonly answer: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'answer' in value;

/** The answer V in a sent or stored text: `{"answer": V}`, any other JSON, or the bare text. Source: scoring.md 5.2. */
export function readAnswer(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return holdsAnswer(value) ? value.answer : value;
  } catch {
    return text;
  }
}

/** The text that is sent and stored for V. */
export const answerText = (value: unknown): string => JSON.stringify({ answer: value });

/** What stands in V for a blank that was left open. */
export const openBlank = { choice: -1, text: '' } as const;

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** Whether V says nothing: null, blank text, no choice at all, or nothing but gaps. */
export const isUnanswered = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  isBlank(value) ||
  (Array.isArray(value) && value.every((part) => part === openBlank.choice || isBlank(part)));
