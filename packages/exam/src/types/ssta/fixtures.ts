import { brokenPoints, samplePoints, withoutAudio } from '../../fixture-changes.js';
import { brokenContents, brokenKeys, noWrittenText } from '../../fixture-parts.js';
import type { TypeFixtures } from '../../type-fixtures.js';

const content = { title: 'Sleep and memory', audioUrl: 'question-resources/13001/default.mp3' };
const key = {
  transcript:
    'Sleep does more than rest the body. During deep sleep the brain replays the day and moves facts into long-term storage. Students who sleep after learning recall more than students who stay awake.',
  points: [
    { id: 'p1', text: 'sleep moves memory to long-term storage', w: 2, any: ['long-term', 'storage'] },
    { id: 'p2', text: 'brain replays the day in deep sleep', w: 2, any: ['replay', 'deep sleep'] },
    { id: 'p3', text: 'sleepers recall more', w: 2, any: ['recall', 'remember'] },
  ],
  sample: '',
};

export const fixtures: TypeFixtures = {
  content,
  key,
  sample: 'Sleep moves facts into long-term storage.',
  full: 'Sleep moves facts into long-term storage.',
  empty: '',
  hostile: noWrittenText,
  broken: [
    ...brokenContents(content, key, [...withoutAudio, ...samplePoints]),
    ...brokenKeys(content, [...brokenPoints, { transcript: 5 }]),
  ],
};
