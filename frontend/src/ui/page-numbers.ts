export interface PageItem {
  key: string;
  /** null is an ellipsis. */
  page: number | null;
}

/** Numbers either side of the current one: five in a learner's list, seven in a table. */
export type PageWindow = 2 | 3;

/** First and last page, and the numbers around the current one, with ellipses for what is left out. */
export const pageNumbers = (page: number, pages: number, around: PageWindow): PageItem[] => {
  const shown = 2 * around + 1;
  const first = Math.max(1, Math.min(page - around, pages - shown + 1));
  const last = Math.min(pages, first + shown - 1);
  const near = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const all = [...new Set([1, ...near, pages])];
  return all.flatMap((number, index) => {
    const before = all[index - 1];
    const gap = before !== undefined && number - before > 1 ? [{ key: `gap-${number}`, page: null }] : [];
    return [...gap, { key: String(number), page: number }];
  });
};
