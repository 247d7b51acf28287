import { describe, expect, it } from '@jest/globals';
import { fixtures } from './fixtures.js';
import { rules } from './rules.js';

describe('Select Missing Word', () => {
  const question = { content: rules.content.parse(fixtures.content), key: rules.key.parse(fixtures.key) };

  it('is spoken up to the words to be found, which a tone covers', () => {
    expect(rules.script!(question)).toEqual([
      { text: 'We looked everywhere until we saw that the label had' },
      { tone: true },
    ]);
  });

  it('says nothing where nobody wrote down what it says', () => {
    expect(rules.script!({ ...question, key: { choice: 0 } })).toEqual([]);
  });
});
