import { describe, expect, it } from '@jest/globals';
import { smallLexicon } from '../../../test/builders/small-language.js';
import { noForms } from './word-forms.js';

describe('Lexicon', () => {
  it.each([
    ['students', 'plural', 'student'],
    ['cities', 'plural', 'city'],
    ['children', 'lemma', ''],
    ['helps', 'third', 'help'],
    ['goes', 'third', 'go'],
    ['went', 'past', 'go'],
    ['saved', 'past', 'save'],
    ['walked', 'past', 'walk'],
    ['taking', 'ing', 'take'],
    ['getting', 'ing', 'get'],
    ['good', 'adjective', 'good'],
  ] as const)('takes %s for a %s of %j', (word, form, lemma) => {
    const forms = smallLexicon.forms(word);
    expect(forms.lemma).toBe(lemma);
    if (form !== 'lemma') expect(forms[form]).toBeGreaterThan(0);
  });

  it('knows nothing of other words', () => {
    expect(smallLexicon.forms('xyzzy')).toEqual(noForms);
    expect(smallLexicon.frequency('xyzzy')).toBe(0);
    expect(smallLexicon.frequency('students')).toBe(50);
  });
});
