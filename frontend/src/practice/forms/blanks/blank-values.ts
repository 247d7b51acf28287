import { openBlank } from '@pte/exam/answer';
import { countBlanks } from '@pte/exam/blanks/blank-markers';
import type { Missing } from '../answer-form.js';

interface Blanked {
  material: string;
}

/** One entry for each blank, whatever was stored. */
const filledUp = <Entry>({ material }: Blanked, value: readonly Entry[] | null, gap: Entry): Entry[] =>
  Array.from({ length: countBlanks(material) }, (_, k) => value?.[k] ?? gap);

export const chosenIn = (content: Blanked, value: readonly number[] | null): number[] =>
  filledUp<number>(content, value, openBlank.choice);

export const typedIn = (content: Blanked, value: readonly string[] | null): string[] =>
  filledUp<string>(content, value, openBlank.text);

export const isOpen = (entry: number | string): boolean =>
  typeof entry === 'string' ? entry.trim() === openBlank.text : entry === openBlank.choice;

/** Nothing but gaps is no answer. */
export const orNull = <Entry extends number | string>(value: Entry[]): Entry[] | null =>
  value.every(isOpen) ? null : value;

export const missingBlanks = (entries: readonly (number | string)[]): Missing | null => {
  const count = entries.filter(isOpen).length;
  return count > 0 ? { what: 'blanks', count } : null;
};
