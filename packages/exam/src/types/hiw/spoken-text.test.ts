import { describe, expect, it } from '@jest/globals';
import { shownWords, spokenText } from './spoken-text.js';

describe('the words of a text', () => {
  it('are counted between any spaces', () => {
    expect(shownWords('  The bridge —\n\nwas closed. ')).toEqual(['The', 'bridge', '—', 'was', 'closed.']);
  });

  it('are said as the key has them, with the punctuation around them', () => {
    const said = [
      { i: 1, said: 'road' },
      { i: 4, said: 'opened' },
      { i: 5, said: '$& new' },
    ];
    expect(spokenText('The (bridge), they say, “closed” again.', said)).toBe('The (road), they say, “opened” $& new.');
  });

  it('stay where nothing else was said, and where nothing can be', () => {
    expect(spokenText('It’s a well-known — fact.', [{ i: 3, said: 'x' }])).toBe('It’s a well-known — fact.');
  });
});
