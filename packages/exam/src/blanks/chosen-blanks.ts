import * as z from 'zod/mini';
import { openBlank } from '../answer.js';
import { index } from '../answer-parts.js';
import type { Mark } from '../type-rules.js';
import { blanksMark } from './blanks-mark.js';

export const isOpenChoice = (got: unknown): boolean => got === openBlank.choice;

/** An index for each blank, or -1 where it was left open. */
export const choiceOrOpen = z.int().check(z.gte(openBlank.choice));

/** For each blank the index of its word; `offered[k]` are the words of blank k. Two equal words are as good as each other. */
export function chosenBlanksMark(
  offered: readonly (readonly string[])[],
  right: readonly number[],
  value: unknown,
): Mark {
  const keys = right.map((want, k) => {
    const words = offered[k] ?? [];
    return {
      want,
      isRight: (got: unknown) => got === want || (index.safeParse(got).success && words[got as number] === words[want]),
    };
  });
  return blanksMark(keys, value, isOpenChoice);
}
