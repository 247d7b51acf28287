import { describe, expect, it } from '@jest/globals';
import { blanked } from './blank-markup.js';

describe('a text with blanks in brackets', () => {
  it('numbers its blanks from 1, fills them with the first words and keeps the others', () => {
    expect(blanked('The [sea|see|sew] is [colour|color].')).toEqual({
      material: 'The {{1}} is {{2}}.',
      filled: 'The sea is colour.',
      blanks: [
        { first: 'sea', others: ['see', 'sew'] },
        { first: 'colour', others: ['color'] },
      ],
    });
  });

  it('may have none', () => {
    expect(blanked('Nothing is left out.')).toEqual({
      material: 'Nothing is left out.',
      filled: 'Nothing is left out.',
      blanks: [],
    });
  });
});
