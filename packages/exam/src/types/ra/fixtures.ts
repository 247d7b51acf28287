import type { TypeFixtures } from '../../type-fixtures.js';

const content = {
  title: 'Night trains',
  material:
    'Night trains are coming back to Europe, because many travellers would rather sleep on rails than queue at an airport.',
  audioUrl: [
    { type: 1, url: 'question-resources/2001/us-f.mp3' },
    { type: 4, url: 'question-resources/2001/uk-m.mp3' },
  ],
};
const key = { say: { '2026': 'twenty twenty-six' } };

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: '1763692800123-5f0c.webm',
  full: '1763692800123-5f0c.webm',
  empty: '',
  hostile: [null, 7, true, {}, ['a.webm'], { answer: 'a.webm' }, 'a'.repeat(10_001)],
  broken: [
    { field: 'content', content: {}, key },
    { field: 'content', content: { material: ' \n' }, key },
    { field: 'content', content: { material: 5 }, key },
    { field: 'content', content: { ...content, title: 5 }, key },
    { field: 'content', content: { ...content, audioUrl: [{ type: 5, url: 'a.mp3' }] }, key },
    { field: 'content', content: { ...content, recordSeconds: 0 }, key },
    { field: 'content', content: { ...content, recordSeconds: 181 }, key },
    { field: 'content', content: [content], key },
    { field: 'content', content: { ...content, say: {} }, key },
    { field: 'answer', content, key: { say: [] } },
    { field: 'answer', content, key: null },
  ],
};
