import type { DragEndEvent } from '@dnd-kit/core';

/** Names of what can be dragged and where to. */
export const wordId = (word: number): string => `word-${word}`;
export const blankId = (blank: number): string => `blank-${blank}`;
export const bankId = 'bank';

const numberIn = (id: unknown, kind: string): number | null => {
  const [, digits] = new RegExp(`^${kind}-(\\d+)$`).exec(String(id)) ?? [];
  return digits === undefined ? null : Number(digits);
};

export const wordOf = (id: unknown): number | null => numberIn(id, 'word');
export const blankOf = (id: unknown): number | null => numberIn(id, 'blank');

/** What a drop means; null when it means nothing. */
export const dropOf = ({ active, over }: Pick<DragEndEvent, 'active' | 'over'>) => {
  const word = wordOf(active.id);
  if (word === null || !over) return null;
  const blank = blankOf(over.id);
  return blank === null ? { word, to: 'bank' as const } : { word, to: blank };
};
