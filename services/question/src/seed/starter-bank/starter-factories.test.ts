import { describe, expect, it } from '@jest/globals';
import { someRight } from './asked-choices.js';
import { incorrectWords } from './hiw/hiw.js';
import { typedBlanks } from './lfib/lfib.js';
import { dragBlanks } from './rfib/rfib.js';
import { reorder } from './ro/ro.js';
import { dropdownBlanks } from './rwfib/rwfib.js';
import { missingWord } from './smw/smw.js';
import type { StarterItem } from './starter-item.js';

const anItem = (number = 1): StarterItem => ({
  number,
  name: 'The Sea',
  translation: '海是蓝色的。',
  zh: '看搭配。',
  en: 'Look at the words around it.',
  difficulty: 0,
});

const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

describe('questions made of marked texts', () => {
  it('has the right word of each list where the key says', () => {
    for (const number of hundred) {
      const question = dropdownBlanks({ ...anItem(number), text: 'The [sea|see|sew|say] is [blue|blew|blow|black].' });
      const { choices } = question.content as { choices: string[][] };
      const { blanks } = question.key as { blanks: number[] };
      expect(blanks.map((place, blank) => choices[blank]![place])).toEqual(['sea', 'blue']);
    }
  });

  it('has the words of all blanks in one bank, where the key says', () => {
    for (const number of hundred) {
      const question = dragBlanks({ ...anItem(number), text: 'The [sea] is [blue].', spare: ['see', 'blew', 'sky'] });
      const { choices, material } = question.content as { choices: string[]; material: string };
      const { blanks } = question.key as { blanks: number[] };
      expect(material).toBe('The {{1}} is {{2}}.');
      expect(blanks.map((place) => choices[place])).toEqual(['sea', 'blue']);
      expect(choices).toHaveLength(5);
    }
  });

  it('reads in the right order when the key is followed, and is never shown in it', () => {
    const boxes = ['First.', 'Second.', 'Third.'];
    for (const number of hundred) {
      const question = reorder({ ...anItem(number), boxes });
      const { choices } = question.content as { choices: string[] };
      expect((question.key as { order: number[] }).order.map((box) => choices[box])).toEqual(boxes);
      expect(choices).not.toEqual(boxes);
    }
  });

  it('points at all right choices in ascending order', () => {
    for (const number of hundred) {
      const item = { ...anItem(number), right: ['salt', 'water'], wrong: ['sugar', 'milk', 'oil'] };
      const question = someRight(10, item, { title: 'What is in the sea?' });
      const { choices } = question.content as { choices: string[] };
      const right = (question.key as { choices: number[] }).choices;
      expect(right.map((place) => choices[place]).sort()).toEqual(['salt', 'water']);
      expect(right).toEqual([...right].sort((a, b) => a - b));
    }
  });

  it('counts wrong words between spaces and leaves commas and stops beside them', () => {
    const { content, key } = incorrectWords({ ...anItem(), talk: 'The [lake|sea], they say, is [grey|blue].' });
    expect(content).toMatchObject({ material: 'The lake, they say, is grey.' });
    expect(key).toMatchObject({
      words: [
        { i: 1, said: 'sea' },
        { i: 5, said: 'blue' },
      ],
    });
  });

  it('takes every spelling of a blank, and says the first', () => {
    const { content, key } = typedBlanks({ ...anItem(), talk: 'The [sea] is of one [colour|color].' });
    expect(content).toMatchObject({ material: 'The {{1}} is of one {{2}}.' });
    expect(key).toMatchObject({ blanks: [['sea'], ['colour', 'color']], transcript: 'The sea is of one colour.' });
  });

  it('ends a talk with the right choice', () => {
    const talk = { topic: 'The sea', heard: 'And so the sea looks', right: 'blue', wrong: ['dry', 'loud'] };
    const { key } = missingWord({ ...anItem(), ...talk });
    expect(key).toMatchObject({ transcript: 'And so the sea looks blue.' });
  });
});
