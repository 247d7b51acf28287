/** Keys of questions come as parsed JSON, `{}` while they are withheld; these read what may stand in one. */
const fieldOf = (answerKey: unknown, name: string): unknown =>
  typeof answerKey === 'object' && answerKey !== null ? (answerKey as Record<string, unknown>)[name] : undefined;

const listOf = (answerKey: unknown, name: string): readonly unknown[] => {
  const value = fieldOf(answerKey, name);
  return Array.isArray(value) ? value : [];
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** null for a text that is missing or blank. */
export const textIn = (answerKey: unknown, name: string): string | null => {
  const value = fieldOf(answerKey, name);
  return isText(value) ? value : null;
};

export const textsIn = (answerKey: unknown, name: string): string[] => listOf(answerKey, name).filter(isText);

export const numbersIn = (answerKey: unknown, name: string): number[] =>
  listOf(answerKey, name).filter((value) => typeof value === 'number');

/** For each blank the text to show: of several spellings the first. */
export const firstTextsIn = (answerKey: unknown, name: string): string[] =>
  listOf(answerKey, name).map((spellings) => (Array.isArray(spellings) && isText(spellings[0]) ? spellings[0] : ''));

/** A point that an answer should make. */
export interface KeyPoint {
  id: string;
  text: string;
  who?: string;
}

const isPoint = (value: unknown): value is KeyPoint => {
  const point = value as Partial<KeyPoint> | null;
  return typeof point === 'object' && isText(point?.id) && isText(point.text);
};

/** The points of a key, or the parts of an essay's prompt. */
export const pointsIn = (answerKey: unknown): KeyPoint[] =>
  [...listOf(answerKey, 'points'), ...listOf(answerKey, 'aspects')].filter(isPoint);

/** What differs in a text from its recording: the word's index and what was said. */
export const wordsIn = (answerKey: unknown): { i: number; said: string }[] =>
  listOf(answerKey, 'words').filter((value): value is { i: number; said: string } => {
    const word = value as { i?: unknown; said?: unknown } | null;
    return typeof word === 'object' && typeof word?.i === 'number' && isText(word.said);
  });

/** Whether a key has an answer in it; where it has none, the text shown is all that there is to say. */
export const saysHow = (answerKey: unknown): boolean =>
  textIn(answerKey, 'sample') !== null ||
  textIn(answerKey, 'text') !== null ||
  textsIn(answerKey, 'accept').length > 0 ||
  pointsIn(answerKey).length > 0;
