import { beforeAll, describe, expect, it } from '@jest/globals';
import { violations } from '../../../testing/axe.js';
import { renderInApp } from '../../../testing/render.js';
import { startTexts } from '../../../testing/texts.js';
import { TextChanges } from './text-changes.js';

beforeAll(() => startTexts());

describe('what changed between two texts', () => {
  it('is marked by element and said in words, so that colour carries nothing alone', async () => {
    await renderInApp(<TextChanges earlier="Trains is good" later="Trains are good" />);
    expect(document.querySelector('del')?.textContent).toBe('删去 is');
    expect(document.querySelector('ins')?.textContent).toBe('新增 are');
    expect(await violations()).toEqual([]);
  });
});
