import { describe, expect, it } from '@jest/globals';
import { smallLexicon } from '../../../test/builders/small-language.js';
import { readText } from '../text/read-text.js';
import { findSlips } from './find-slips.js';

const slips = (raw: string) =>
  findSlips(readText(raw), smallLexicon).map(({ start, end, code, fix }) => [code, raw.slice(start, end), ...fix]);

describe('findSlips', () => {
  it.each([
    ['It help poor people.', 'agreement', 'help', 'helps'],
    ['They goes to school.', 'agreement', 'goes', 'go'],
    ['The advantages is important.', 'agreement', 'is', 'are'],
    ['The government need a bus.', 'agreement', 'need', 'needs'],
    ['There is many problems.', 'agreement', 'is', 'are'],
    ['People has money.', 'agreement', 'has', 'have'],
    ['There have a school.', 'there-have', 'There have', 'There are', 'There is'],
    ['Many student walk.', 'plural', 'student', 'students'],
    ['One of the important reason is money.', 'plural', 'reason', 'reasons'],
    ['This problems are big.', 'this-these', 'This', 'These'],
    ['We eat a apple.', 'a-an', 'a', 'an'],
    ['She is an university teacher.', 'a-an', 'an', 'a'],
    ['It is good idea.', 'article', 'good idea', 'a good idea'],
    ['Many peoples walk.', 'uncountable', 'peoples', 'people'],
    ['They must to walk.', 'modal', 'must to', 'must'],
    ['He can goes.', 'modal', 'goes', 'go'],
    ['I should of asked.', 'have-of', 'of', 'have'],
    ["She didn't went.", 'do-form', 'went', 'go'],
    ['He has went home.', 'participle', 'went', 'gone'],
    ['It is more easy.', 'comparative', 'more easy', 'easier'],
    ['I not know the way.', 'bare-not', 'not', 'do not'],
    ['We discuss about money.', 'verb-object', 'discuss about', 'discuss'],
    ['My uncle he likes the city.', 'double-subject', 'My uncle he', 'My uncle'],
    ['Although it is big, but it is cheap.', 'paired-conjunctions', 'but'],
    ['I like the the city.', 'repeated-word', 'the the', 'the'],
    ['we like the city.', 'capital', 'we', 'We'],
    ['I dont know.', 'apostrophe', 'dont', "don't"],
    ['We like food,money and cars.', 'space', ',', ', '],
    ['Because it is cheap.', 'fragment', 'Because it is cheap.'],
    ['I like the big city, it helps people.', 'comma-splice', ', it', '. It'],
  ])('in %j finds %s', (raw, ...found) => {
    expect(slips(raw)).toEqual([found]);
  });

  it.each([
    'She makes it work, and does he go often?',
    'The number of people is large.',
    'Many different groups need an hour at a university.',
    'These problems are big, so the government needs money.',
    'He can walk, but he does not go.',
    'If it is cheap, we like it.',
    'Everyone has an idea, and the bus takes time.',
    'Is the school good? It can help.',
  ])('leaves %j alone', (raw) => {
    expect(slips(raw)).toEqual([]);
  });

  it('names only one slip at one place, in the order of the text', () => {
    expect(slips('it help many student.').map(([code]) => code)).toEqual(['capital', 'agreement', 'plural']);
  });
});
