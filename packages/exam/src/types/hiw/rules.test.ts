import { describe, expect, it } from '@jest/globals';
import { fixtures } from './fixtures.js';
import { rules } from './rules.js';

const question = { content: rules.content.parse(fixtures.content), key: rules.key.parse(fixtures.key) };

describe('Highlight Incorrect Words', () => {
  it('shows the word clicked beside the word said', () => {
    expect(rules.mark!(question, [5, 7]).analysis.items).toEqual([
      { k: 5, ok: true, got: 'nine', want: 'five' },
      { k: 7, ok: false, got: 'after', want: null },
      { k: 11, ok: false, got: null, want: 'cracks' },
    ]);
  });

  it('is heard with the words that the text does not have', () => {
    expect(rules.script!(question)).toEqual([
      {
        text: 'The bridge was closed for five days after engineers found small cracks in two of its beams.',
      },
    ]);
  });
});
