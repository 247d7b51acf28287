import { brokenChoices, noRightChoices, withoutQuestion } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noIndexes } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Which statements does the text support?',
  material:
    'The ferry runs hourly in summer and twice a day in winter. Bicycles travel free, but cars must be booked the day before.',
  choices: [
    'The ferry is more frequent in summer.',
    'Bicycles cost extra.',
    'Cars need a booking.',
    'The ferry stops in winter.',
  ],
};
const key = { choices: [0, 2] };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: [0, 2],
  full: [0, 2],
  empty: [1, 3],
  partial: { value: [0, 2, 3], s: 1 },
  hostile: noIndexes(4),
  broken: [
    ...brokenContents(content, key, [...withoutQuestion, ...brokenChoices]),
    ...brokenKeys(content, [...noRightChoices(4)]),
  ],
};
