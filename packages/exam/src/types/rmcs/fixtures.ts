import { brokenChoices, noRightChoice, withoutQuestion } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noChoice } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Why were the lights changed?',
  material:
    'The museum replaced its lamps last year. Visitors had not complained; the old bulbs were fading the paintings.',
  choices: ['To save money', 'To protect the paintings', 'To please visitors'],
};
const key = { choice: 1 };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 1,
  full: 1,
  empty: 2,
  hostile: noChoice(3),
  broken: [
    ...brokenContents(content, key, [...withoutQuestion, ...brokenChoices, { choice: 1 }]),
    ...brokenKeys(content, [...noRightChoice(3)]),
  ],
};
