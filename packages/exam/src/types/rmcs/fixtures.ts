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
  empty: 0,
  hostile: [-1, 3, 1.5, Number.NaN, '1', null, undefined, [1], [], {}, { choice: 1 }, true, 'x'.repeat(10_001)],
  broken: [
    { field: 'content', content: {}, key },
    { field: 'content', content: { ...content, choices: ['only one'] }, key },
    { field: 'content', content: { ...content, choices: ['one', ' '] }, key },
    { field: 'content', content: { ...content, choices: 'one, two' }, key },
    { field: 'content', content: { choices: content.choices }, key },
    { field: 'content', content: { ...content, choice: 1 }, key },
    { field: 'content', content: { ...content, answer: { choice: 1 } }, key },
    { field: 'content', content: null, key },
    { field: 'answer', content, key: {} },
    { field: 'answer', content, key: { choice: 3 } },
    { field: 'answer', content, key: { choice: -1 } },
    { field: 'answer', content, key: { choice: '1' } },
    { field: 'answer', content, key: 1 },
  ],
};
