import { describe, expect, it } from '@jest/globals';
import { type PageWindow, pageNumbers } from './page-numbers.js';

const shown = (page: number, pages: number, around: PageWindow = 2) =>
  pageNumbers(page, pages, around).map((item) => item.page ?? '…');

describe('page numbers', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5, '…', 9]],
    [5, 9, [1, '…', 3, 4, 5, 6, 7, '…', 9]],
    [9, 9, [1, '…', 5, 6, 7, 8, 9]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
  ])('page %d of %d', (page, pages, numbers) => {
    expect(shown(page, pages)).toEqual(numbers);
  });

  it('shows three either side in a table', () => {
    expect(shown(8, 20, 3)).toEqual([1, '…', 5, 6, 7, 8, 9, 10, 11, '…', 20]);
  });
});
