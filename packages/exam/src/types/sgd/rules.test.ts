import { describe, expect, it } from '@jest/globals';
import { fixtures } from './fixtures.js';
import { rules } from './rules.js';

describe('Summarize Group Discussion', () => {
  it('is spoken by the people who take part, line by line', () => {
    const question = { content: rules.content.parse(fixtures.content), key: rules.key.parse(fixtures.key) };
    expect(rules.script!(question)).toEqual([
      { who: 'Mia', text: 'I would study noise in the library.' },
      { who: 'Omar', text: 'We have no meters, so let us ask people instead.' },
      { who: 'Lin', text: 'A survey is fine if we keep it short.' },
    ]);
    expect(rules.script!({ ...question, key: {} })).toEqual([]);
  });
});
