import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './page-numbers.js';

const shown = (page: number, pages: number) => pageNumbers(page, pages).map((item) => item.page ?? '…');

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
});
