import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redact, secretsIn } from './redaction.js';

const rules = { secrets: ['blanks'] };

describe('redaction', () => {
  it('finds what names the key, of this type or of any', () => {
    expect(secretsIn(rules, { material: 'a {{1}}', blanks: [0], transcript: 'a b', key: 1, answer: 2 })).toEqual([
      'blanks',
      'transcript',
      'key',
      'answer',
    ]);
  });

  it('looks at names only at the top, where a client reads them', () => {
    expect(secretsIn(rules, { material: 'blanks', choices: [{ blanks: 1 }] })).toEqual([]);
  });

  it('keeps everything else as it is and leaves nothing to find', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.string()), (content, secrets) => {
        const shown = redact({ secrets }, content);
        expect(secretsIn({ secrets }, shown)).toEqual([]);
        for (const [name, value] of Object.entries(shown)) expect(value).toBe(content[name]);
      }),
    );
  });

  it('does not touch what it is given', () => {
    const content = Object.freeze({ title: 'Which?', blanks: [1] });
    expect(redact(rules, content)).toEqual({ title: 'Which?' });
    expect(content.blanks).toEqual([1]);
  });
});
