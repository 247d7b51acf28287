import { beforeAll, describe, expect, it } from '@jest/globals';
import { builtInTypes } from '@pte/exam/question-types';
import { screen, within } from '@testing-library/react';
import { aType } from '../../testing/fake-bank.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { TypeColumns } from './type-columns.js';

const all = builtInTypes.map(({ id, abbr, category }) => aType(id, abbr, { type: category }));
const ids = (links: HTMLElement[]) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1)));
const column = (name: string) => within(screen.getByRole('img', { name }).closest('section')!);

beforeAll(() => startTexts());

describe('the menu of questions', () => {
  it('has the 25 types by category, each leading to its own list', async () => {
    await renderInApp(<TypeColumns types={all} />);
    const found = ['口语', '写作', '阅读', '听力'].map((name) => ids(column(name).getAllByRole('link')));
    expect(found.map((one) => one.toSorted((a, b) => a - b))).toEqual([
      [2, 3, 4, 5, 6, 7, 8],
      [0, 1, 22, 23],
      [9, 10, 11, 12, 21],
      [13, 14, 15, 16, 17, 18, 19, 20, 24],
    ]);
  });

  it('leads from WFD to 20, not to 21 as the old menu did', async () => {
    await renderInApp(<TypeColumns types={all} />);
    expect(ids([screen.getByRole('link', { name: /^WFD/ })])).toEqual([20]);
  });
});
