import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { violations } from '../../testing/axe.js';
import { renderInApp } from '../../testing/render.js';
import { startTexts } from '../../testing/texts.js';
import { AccuracyPage } from './accuracy.page.js';
import { accuracyFigures } from './accuracy-figures.js';

beforeAll(() => startTexts());

describe('the accuracy page', () => {
  it('shows each figure with its goal, people and cases, on a scale that says the same in words', async () => {
    await renderInApp(<AccuracyPage />);
    for (const { title, figures, limits, data } of accuracyFigures.benchmarks) {
      const section = within(screen.getByRole('region', { name: title.zh }));
      expect(section.getByRole('link', { name: data.name })).toBeTruthy();
      for (const { name, goal, n } of figures) {
        const label = section.getByRole('img', { name: new RegExp(`^${name.zh} `) }).getAttribute('aria-label');
        expect(label).toContain(`依据 ${n} `);
        if (goal !== undefined) expect(label).toContain(`目标 ${goal}`);
      }
      for (const limit of limits) expect(section.getByText(limit.zh)).toBeTruthy();
    }
  });

  it('says what was not measured', async () => {
    await renderInApp(<AccuracyPage />);
    expect(screen.getByRole('heading', { name: '没有测量的部分' })).toBeTruthy();
  });

  it('has no violation', async () => {
    await renderInApp(<AccuracyPage />);
    expect(await violations()).toEqual([]);
  });
});
