import { describe, expect, it } from '@jest/globals';
import type { RetellingTask } from '@pte/exam/judging';
import { Pronouncer } from '../words/pronounce.js';
import { PronunciationDictionary } from '../words/pronunciation-dictionary.js';
import { allPhrases, retellingPhrases } from './retelling-phrases.js';
import { actNames } from './retelling-sentences.js';
import { actPhrases } from './stock-phrases.js';
import { vocabularyOf } from './vocabulary.js';

/** Whatever the word, it can be said. */
const pronouncer = new Pronouncer(new PronunciationDictionary(''), async () => ['AA']);
const task: RetellingTask = {
  ...{ kind: 'retelling', content: 'summary', acts: ['thank'], people: ['Mia', 'Omar'], register: 'formal' },
  points: [{ id: 'p1', text: 'salt', w: 1, any: ['mineral', 'stays behind'] }],
  source: 'Rivers carry minerals to the coast and the evaporation never ends',
  samples: ['Rivers carry minerals'],
};
const texts = async (given: RetellingTask) => {
  const phrases = await retellingPhrases(given, pronouncer);
  return { phrases, all: allPhrases(phrases).map(({ text }) => text) };
};

describe('what is listened for in free speech', () => {
  it('is every way to make a point, and the names of a discussion', async () => {
    const { phrases } = await texts(task);
    expect(phrases.points[0]?.phrases.map(({ text }) => text)).toEqual(['mineral', 'stays behind']);
    expect(phrases.people.map(({ name }) => name)).toEqual(['Mia', 'Omar']);
  });

  it('is links and stock frames in a summary, acts, register and the prompt in a situation', async () => {
    const summary = (await texts(task)).all;
    const situation = (await texts({ ...task, content: 'situation' })).all;
    expect(summary).toContain('in conclusion');
    expect(summary).not.toContain('thank you');
    expect(situation).toEqual(expect.arrayContaining(['thank you', 'gonna', 'Rivers carry minerals to']));
    expect(situation).not.toContain('in conclusion');
  });

  it('is telling words of the answers, which are no part of a point', () => {
    expect(vocabularyOf(task)).toEqual(['rivers', 'evaporation']);
  });

  it('knows phrases and names for every act of the exam', () => {
    expect(Object.keys(actPhrases).toSorted()).toEqual(Object.keys(actNames).toSorted());
    expect(Object.values(actPhrases).every((phrases) => phrases.length >= 4)).toBe(true);
  });
});
