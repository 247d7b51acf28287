import { brokenChoices } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noIndexes } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  choices: [
    'Its eggs, however, were easy to steal.',
    'The great auk could not fly.',
    'By 1850 the bird was gone.',
    'On land it feared nothing, for few hunters reached its islands.',
  ],
};
const key = { order: [1, 3, 0, 2] };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: [1, 3, 0, 2],
  full: [1, 3, 0, 2],
  empty: [2, 0, 3, 1],
  partial: { value: [1, 0, 2, 3], s: 1 },
  hostile: [...noIndexes(4), [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 3, 3], [1, 2, 3, 4]],
  broken: [
    ...brokenContents(content, key, [...brokenChoices, { order: [0, 1, 2, 3] }]),
    ...brokenKeys(content, [
      {},
      { order: [] },
      { order: [0, 1, 2] },
      { order: [0, 1, 2, 2] },
      { order: [1, 2, 3, 4] },
      { order: [0, 1, 2, 3, 4] },
      { order: '1302' },
    ]),
  ],
};
