import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** How a page is looked at. */
export interface Look {
  readonly language: 'en-US' | 'zh-CN';
  readonly theme: 'light' | 'dark';
  /** Pixels. */
  readonly width: 1440 | 390;
}

const languages = ['en-US', 'zh-CN'] as const;
const themes = ['light', 'dark'] as const;
const widths = [1440, 390] as const;

export const looks: readonly Look[] = languages.flatMap((language) =>
  themes.flatMap((theme) => widths.map((width) => ({ language, theme, width }))),
);

/** Every look with PTE_TEST_LONG=1; else one, and each page that follows gets the next. */
export const looksOf = (place: number): readonly Look[] =>
  process.env['PTE_TEST_LONG'] === '1' ? looks : looks.filter((_, index) => index === place % looks.length);

const height = 900;

/** Gives the open page that look; its language is the visit's. */
export async function wear(page: Page, { theme, width }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.locator('html').evaluate((root, shown) => root.setAttribute('data-theme', shown), theme);
}

/** What axe finds in the open page under each look, one line for each rule and element. */
export async function violations(page: Page, worn: readonly Look[]): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy is as strict here as anywhere.
  await page.evaluate(axe.source);
  const found: string[] = [];
  for (const look of worn) {
    await wear(page, look);
    const results = await page.evaluate<AxeResults>('axe.run()');
    found.push(
      ...results.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${look.theme} ${look.width} ${id}: ${target.join(' ')}`),
      ),
    );
  }
  return found;
}
